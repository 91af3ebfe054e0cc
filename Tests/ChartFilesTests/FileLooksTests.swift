import ChartCore
import Testing

@testable import ChartFiles

@Suite struct FileLooksTests {
  @Test(
    arguments: [
      ("a,b\n1,2\n", .table), ("a;b;c\n1;2;3\n4;5", .table), ("time\tvalue\n1\t2", .table),
      ("a,b,c", .table), ("name,note\n1,\"a, b\"\n2,c\n", .table), ("one, two", .text),
      ("one, two\nthree\nfour", .text), ("hello", .text), ("", .text), ("42", .text),
      ("import os\nprint(1)", .program), ("#!/bin/sh\n", .program), ("  // a\nlet a = 1", .program),
      ("<?php echo 1;", .program), ("<?xml version='1.0'?>\n<gpx/>", .markup),
      ("<?xml version='1.0'?>\n<svg/>", .picture), ("<!DOCTYPE html><p>", .page),
      ("%PDF-1.7", .document), ("SQLite format 3\0", .database), ("PK\u{3}\u{4}..", .archive),
      ("GIF89a", .picture), ("a\0b", .unknown), ("12345678.FIT", .recording),
    ] as [(String, FileLooks)])
  func areTold(text: String, looks: FileLooks) {
    #expect(FileLooks(of: Array(text.utf8)[...]) == looks)
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture),
      ([0x1F, 0x8B, 8], .archive), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .archive),
      ([1, 2], .unknown),
    ] as [([UInt8], FileLooks)])
  func bytesAreTold(bytes: [UInt8], looks: FileLooks) {
    #expect(FileLooks(of: bytes[...]) == looks)
  }

  @Test func wordsFollowFound() {
    #expect(FileLooks.table.words == "what looks like a table in text")
    #expect(FileLooks.unknown.words == "nothing that is known")
  }
}
