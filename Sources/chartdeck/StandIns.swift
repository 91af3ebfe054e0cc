import ChartCore
import ChartFiles
import Glibc
extension ChartFile {
  nonisolated static func readDay(folder: String, moment: Double) throws(ChartFileError) -> Table? {
    var seconds = time_t(moment / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ n: Int32) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let path =
      "\(folder)/\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))/\(two(parts.tm_mday)).json"
    guard access(path, F_OK) == 0 else { return nil }
    return try ChartFile.read(path: path).tables[0]
  }
}
