import ChartCore

/// A chart object whose parts tests replace one by one.
struct TelegramText {
  var columns: String? = #"[["x",10,20,30],["y0",1,2,3],["y1",4,5,6]]"#
  var types: String? = #"{"x":"x","y0":"line","y1":"line"}"#
  var names: String? = #"{"y0":"First","y1":"Second"}"#
  var colors: String? = ##"{"y0":"#3DC23F","y1":"#F34C44"}"##
  /// Further members, each with a comma in front.
  var more = ""

  var text: String {
    let members = [("columns", columns), ("types", types), ("names", names), ("colors", colors)]
    let present = members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
    return "{" + present.joined(separator: ",") + more + "}"
  }
}

extension Presentation {
  /// How a chart of Telegram is shown that says nothing of it.
  static var telegram: Presentation {
    var presentation = Presentation()
    presentation.drawing.palette = .telegram
    return presentation
  }
}
