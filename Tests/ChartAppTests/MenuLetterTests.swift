import CGtk
import Foundation
import GtkBridge
import Testing

@testable import ChartApp

/// A letter that two entries of one menu have would only move from one to the other.
struct MenuLetterTests {
  /// A menu without the entries of its submenus, by its labels as the program has them.
  private typealias Labels = [String]

  private static var menus: [Labels] {
    let (recent, chart, choices) = (Menu(), Menu(), WindowChoices { _ in true })
    fillChartPart(chart, choices)
    return [mainMenu(recent: recent, chart: chart), chartMenu(choices), besideMenu()].flatMap {
      $0.with(labels)
    }
  }

  /// The labels of a menu, those of its sections among them, and of each of its submenus.
  private static func labels(of menu: OpaquePointer) -> [Labels] {
    var own: Labels = []
    var others: [Labels] = []
    for index in 0..<g_menu_model_get_n_items(menu.cast()) {
      if let section = g_menu_model_get_item_link(menu.cast(), index, "section") {
        let parts = labels(of: section.opaque)
        own += parts[0]
        others += parts.dropFirst()
      }
      if let submenu = g_menu_model_get_item_link(menu.cast(), index, "submenu") {
        others += labels(of: submenu.opaque)
      }
      if let label = g_menu_model_get_item_attribute_value(menu.cast(), index, "label", nil) {
        own.append(String(cString: g_variant_get_string(label, nil)))
      }
    }
    return [own] + others
  }

  /// What labels are in a language: those that have been translated.
  private static func translations(_ language: String) throws -> [String: String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../data/po/\(language).po")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var found: [String: String] = [:]
    for (id, text) in zip(lines, lines.dropFirst())
    where id.hasPrefix("msgid \"") && text.hasPrefix("msgstr \"") {
      found[String(id.dropFirst(7).dropLast())] = String(text.dropFirst(8).dropLast())
    }
    return found
  }

  private func letters(_ labels: [String]) -> [Character] {
    labels.compactMap { label in
      label.firstIndex(of: "_").map { Character(label[label.index(after: $0)].lowercased()) }
    }
  }

  @Test(arguments: [nil, "de", "ru", "ar"])
  func noTwoEntriesOfAMenuHaveOneLetter(language: String?) throws {
    let translations = try language.map(Self.translations) ?? [:]
    for menu in Self.menus {
      let labels = language == nil ? menu : menu.compactMap { translations[$0] }
      let letters = letters(labels)
      let twice = Set(letters.filter { letter in letters.count { $0 == letter } > 1 })
      #expect(twice.isEmpty, "\(language ?? "en"): \(twice) in \(labels)")
    }
  }

  @Test func everyEntryHasALetter() {
    for menu in Self.menus {
      #expect(menu.allSatisfy { $0.contains("_") }, "\(menu)")
    }
  }
}
