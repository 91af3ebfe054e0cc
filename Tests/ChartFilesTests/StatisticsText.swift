@testable import ChartFiles

/// Files of channel statistics as Telegram's API and TDLib give them.
///
/// No genuine recording was at hand: the forms are built from the documentation of the types.
enum StatisticsText {
  /// The API's `statsGraph`, with the constructors' names where `isTyped` says so.
  static func graph(_ chart: String, isTyped: Bool = true, token: String? = "t") -> String {
    let type = isTyped ? #""_":"statsGraph","# : ""
    let dataType = isTyped ? #""_":"dataJSON","# : ""
    let zoom = token.map { #","zoom_token":"\#($0)""# } ?? ""
    return #"{\#(type)"json":{\#(dataType)"data":\#(JSONText.string(chart))}\#(zoom)}"#
  }

  /// TDLib's `statisticalGraphData`.
  static func tdlibGraph(_ chart: String) -> String {
    #"{"@type":"statisticalGraphData","json_data":\#(JSONText.string(chart)),"zoom_token":""}"#
  }

  /// An object of these members.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(JSONText.string($0)):\($1)" }.joined(separator: ",\n") + "}"
  }
}
