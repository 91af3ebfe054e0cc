import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// So many pairs are one menu; of more each series has one of its own.
private let mostAlone = 6

/// The menu of what can colour the points of the scatter in front, if it is one, of the pairs of values that can be drawn over
/// each other, of how often there is which of them, of the waves in
/// them, and of any other pair.
func scatterMenu(
  of pairs: [ScatterPairs], colors: [(name: String, formula: String)]
) -> Menu {
  let menu = Menu()
  if !colors.isEmpty { menu.append(section: colorPart(colors)) }
  if pairs.reduce(0, { $0 + $1.across.count }) <= mostAlone {
    let part = Menu()
    for pair in pairs { append(pair, to: part) { tr("\(pair.up) against \($0)") } }
    menu.append(section: part)
  } else {
    let part = Menu()
    for pair in pairs where !pair.across.isEmpty {
      let others = Menu()
      append(pair, to: others) { $0 }
      part.append(tr("\(pair.up) against").escapedForMenus, submenu: others)
    }
    menu.append(section: part)
  }
  menu.append(section: chartsOfOne(pairs))
  appendSection([.scatterOther], to: menu)
  return menu
}

private func colorPart(_ colors: [(name: String, formula: String)]) -> Menu {
  let (part, choices, own) = (Menu(), Menu(), Menu())
  own.append(tr("One Colour"), Command.scatterColor.action, telling: "")
  choices.append(section: own)
  let others = Menu()
  for color in colors {
    others.append(color.name.escapedForMenus, Command.scatterColor.action, telling: color.formula)
  }
  choices.append(section: others)
  part.append(Command.scatterColor.title, submenu: choices)
  return part
}

/// What can be drawn of each series by itself.
private func chartsOfOne(_ pairs: [ScatterPairs]) -> Menu {
  let part = Menu()
  append(
    pairs, to: part, tr("Histogram of"), { tr("Histogram of \($0)") }, ScatterPairs.histogram)
  append(pairs, to: part, tr("Spectrum of"), { tr("Spectrum of \($0)") }, ScatterPairs.spectrum)
  append(
    pairs, to: part, tr("Spectrogram of"), { tr("Spectrogram of \($0)") },
    ScatterPairs.spectrogram)
  return part
}

/// One of these of each series: of several in a menu of its own, called so.
private func append(
  _ pairs: [ScatterPairs], to menu: Menu, _ title: String, _ name: (String) -> String,
  _ formula: (ScatterPairs) -> (String) -> String
) {
  let inner = pairs.count > 1 ? Menu() : menu
  for pair in pairs {
    let label = inner === menu ? name(pair.up) : pair.up
    inner.append(
      label.escapedForMenus, Command.scatterPair.action, telling: formula(pair)(name(pair.up)))
  }
  if inner !== menu { menu.append(title.escapedForMenus, submenu: inner) }
}

private func append(_ pairs: ScatterPairs, to menu: Menu, _ label: (String) -> String) {
  for across in pairs.across {
    menu.append(
      label(across).escapedForMenus, Command.scatterPair.action,
      telling: pairs.formula(across, called: tr("\(pairs.up) against \(across)")))
  }
}

extension String {
  /// A name as menus show it: a line sign in it is no letter to press.
  fileprivate var escapedForMenus: String {
    onOneLine.shortened.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "__")
  }
}
