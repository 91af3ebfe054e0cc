import Glibc
import Testing

@testable import ChartCairo

@Suite struct FileReplacementTests {
  private func write(_ text: String, to file: FileReplacement) -> Bool {
    Array(text.utf8).withUnsafeBytes { file.write($0) }
  }

  @Test func theTargetAppearsWhenItIsFinished() throws {
    try withTemporaryFolder { folder in
      let file = try FileReplacement(of: folder + "/a")
      #expect(write("new", to: file))
      #expect(access(folder + "/a", F_OK) != 0)
      try file.finish()
      #expect(try content(of: folder + "/a") == Array("new".utf8))
      #expect(try names(in: folder) == ["a"])
    }
  }

  @Test func whatIsNotFinishedLeavesNothing() throws {
    try withTemporaryFolder { folder in
      try Array("old".utf8).write(to: folder + "/a")
      do {
        let file = try FileReplacement(of: folder + "/a")
        #expect(write("ne", to: file))
      }
      #expect(try content(of: folder + "/a") == Array("old".utf8))
      #expect(try names(in: folder) == ["a"])
    }
  }

  @Test func linksAndPermissionsStay() throws {
    try withTemporaryFolder { folder in
      try Array("old".utf8).write(to: folder + "/a")
      chmod(folder + "/a", 0o640)
      symlink("a", folder + "/link")
      let file = try FileReplacement(of: folder + "/link")
      #expect(write("new", to: file))
      try file.finish()
      #expect(try content(of: folder + "/a") == Array("new".utf8))
      var facts = stat()
      #expect(lstat(folder + "/link", &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
      #expect(stat(folder + "/a", &facts) == 0 && facts.st_mode & 0o777 == 0o640)
    }
  }

  @Test func aLinkToWhatIsNotThereYetStays() throws {
    try withTemporaryFolder { folder in
      mkdir(folder + "/b", 0o755)
      symlink("b/second", folder + "/first")
      symlink(folder + "/goal", folder + "/b/second")
      let file = try FileReplacement(of: folder + "/first")
      #expect(write("new", to: file))
      try file.finish()
      #expect(try content(of: folder + "/goal") == Array("new".utf8))
      var facts = stat()
      #expect(lstat(folder + "/first", &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func linksInACircleLeadNowhere() throws {
    try withTemporaryFolder { folder in
      symlink("b", folder + "/a")
      symlink("a", folder + "/b")
      let path = folder + "/a"
      let reason = "Too many levels of symbolic links"
      #expect(throws: ImageError.notWritten(path: path, reason: reason)) {
        try FileReplacement(of: path)
      }
    }
  }

  @Test func anotherUsersBitsAreNotKept() throws {
    try withTemporaryFolder { folder in
      try Array("old".utf8).write(to: folder + "/a")
      chmod(folder + "/a", 0o6751)
      let file = try FileReplacement(of: folder + "/a")
      try file.finish()
      var facts = stat()
      #expect(stat(folder + "/a", &facts) == 0 && facts.st_mode & 0o7777 == 0o751)
    }
  }

  @Test func aNewFileHasTheUsersMask() throws {
    try withTemporaryFolder { folder in
      let file = try FileReplacement(of: folder + "/a")
      try file.finish()
      let mask = umask(0)
      umask(mask)
      var facts = stat()
      #expect(stat(folder + "/a", &facts) == 0 && facts.st_mode & 0o777 == 0o666 & ~mask)
    }
  }

  @Test func aNameAsLongAsAllowedWorks() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/" + String(repeating: "n", count: 255)
      let file = try FileReplacement(of: path)
      try file.finish()
      #expect(access(path, F_OK) == 0)
    }
  }

  @Test(arguments: [
    ("/nowhere/at/all.png", "No such file or directory"), ("/tmp", "Is a directory"),
    ("", "No such file or directory"), ("/dev/null/a.png", "Not a directory"),
  ])
  func aTargetThatCannotBe(path: String, reason: String) {
    #expect(throws: ImageError.notWritten(path: path, reason: reason)) {
      try FileReplacement(of: path)
    }
  }

  @Test func aDeviceIsWrittenToAndStays() throws {
    let file = try FileReplacement(of: "/dev/null")
    #expect(write("bytes", to: file))
    try file.finish()
    var facts = stat()
    #expect(stat("/dev/null", &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
  }
}
