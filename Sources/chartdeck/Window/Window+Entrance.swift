import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// From one step of an entrance to the next: the time of a frame, which is drawn in between.
private let stepMilliseconds: UInt32 = 16
/// From the charts to what comes last: that has a frame of its own, as the first one with charts takes
/// long enough.
private let lastMilliseconds: UInt32 = 50

extension Window {
  /// Brings in charts that are to grow, and what is told of their reading.
  func bringInBoard(of tables: [Table], named name: String) {
    makeBoard(of: tables)
    bringInBoard(named: name) { [weak self] in self?.showStatusOverCharts(of: name) }
  }

  /// Brings in the charts that were made for this window, if they are not there yet, and then does
  /// something. Over another page that is done a part in each turn of the main loop: all of it at once
  /// would take longer than a frame.
  func bringInBoard(named name: String, then last: @escaping () -> Void) {
    guard gtk_widget_get_mapped(pages) != 0, board.map({ gtk_widget_get_mapped($0.widget) }) == 0
    else {
      showBoard(named: name)
      return last()
    }
    enter([
      { [weak self] in self?.rehearsePlaces() },
      { [weak self] in self?.board?.rehearseDrawing() },
      { [weak self] in self?.showLayouts(named: name) },
      { [weak self] in
        self?.status = nil
        self?.showBoard(named: name)
      },
      last,
    ])
  }

  private func enter(_ steps: ArraySlice<() -> Void>) {
    entrance = steps.first.map { step in
      Later(milliseconds: steps.count > 1 ? stepMilliseconds : lastMilliseconds) { [weak self] in
        step()
        self?.enter(steps.dropFirst())
      }
    }
    entrance?.schedule()
  }

  private func rehearsePlaces() {
    board?.rehearsePlaces(
      width: Int(gtk_widget_get_width(pages)), height: Int(gtk_widget_get_height(pages)))
  }
}
