import ChartWidgets
import CGtk
import ChartCore
import ChartFiles
import GtkBridge

/// How far a reading has come, as a bar over words, and a button that stops it.
final class ReadingStatus {
  /// The bar and the words.
  let progress = Widget.column(spacing: 9)
  /// The button.
  let cancel = button(for: .cancelReading)
  private let bar: Widget = gtk_progress_bar_new()
  private let label = Widget.label()
  private let formats: Formats

  /// The status of reading a file of this name, from the beginning; its words stand at `xAlign`, 0
  /// being the left.
  init(name: String, xAlign: Float, formats: Formats) {
    self.formats = formats
    setAccessibleLabel(tr("Reading \(name)"), of: bar)
    gtk_label_set_xalign(label.opaque, xAlign)
    gtk_box_append(progress.cast(), bar)
    gtk_box_append(progress.cast(), steady(label))
    setAccessibleDescription(tr("Stops reading \(name)"), of: cancel)
  }

  /// The words in a place that stays as wide as it is while they change: there is a second label,
  /// never seen, that wants the room of the longest usual ones.
  private func steady(_ words: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    let place = Widget.stack()
    for label in [words, Widget.label(ReadingProgress.long.words(formats))] {
      label.addStyles("numeric")
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_stack_add_child(place.opaque, label)
    }
    return place
  }

  /// Whether the keyboard is at the button.
  var hasFocus: Bool { gtk_widget_has_focus(cancel) != 0 }

  /// Shows how far it has come; nil before that is known.
  func show(_ progress: ReadingProgress?) {
    guard let progress else { return }
    let words = progress.words(formats)
    gtk_progress_bar_set_fraction(bar.opaque, progress.fraction)
    gtk_label_set_text(label.opaque, words)
    setAccessibleValue(progress.fraction, words, of: bar)
  }
}

extension ReadingProgress {
  /// One that takes many words to tell.
  fileprivate static let long = ReadingProgress(
    bytes: 888_000_000, total: 8_880_000_000, subject: "column 88 of chart 8")

  /// The part that has been read, 0 to 1.
  fileprivate var fraction: Double {
    total > 0 ? min(max(Double(bytes) / Double(total), 0), 1) : 0
  }

  /// `312 MB of 1.06 GB, column 3 of chart 1`.
  fileprivate func words(_ formats: Formats) -> String {
    let amount = tr("\(formats.bytes(bytes)) of \(formats.bytes(total))")
    return subject.isEmpty ? amount : tr("\(amount), \(subject)")
  }
}
