import ChartCore
import ChartScene

/// Seconds for a sector to move out or back: it answers to the pointer.
private let sectorSeconds = 0.2

/// The sectors of a pie on their way out and back: one is chosen at most.
struct SectorMotion {
  /// The series whose sector is chosen.
  private(set) var chosen: Int?
  private var outs: [Int: Motion<Double>] = [:]

  /// Chooses a series' sector, or none, at a time in seconds.
  mutating func choose(_ series: Int?, isAnimated: Bool, at seconds: Double) {
    chosen = series
    if let series, outs[series] == nil { outs[series] = Motion(resting: 0) }
    for key in outs.keys {
      outs[key]?.retarget(
        to: key == series ? 1 : 0, at: seconds, duration: isAnimated ? sectorSeconds : 0)
    }
    outs = outs.filter { !$0.value.isFinished(at: seconds) || $0.value.target > 0 }
  }

  /// The sectors that are not at their place at a time in seconds, in the series' order.
  func selections(at seconds: Double) -> [PieSelection] {
    outs.keys.sorted().compactMap { series in
      let amount = outs[series]?.value(at: seconds) ?? 0
      return amount > 0 ? PieSelection(series: series, amount: amount) : nil
    }
  }

  /// Whether all are where they go at a time in seconds.
  func isFinished(at seconds: Double) -> Bool {
    outs.values.allSatisfy { $0.isFinished(at: seconds) }
  }
}
