import CGtk
import Testing

@testable import GtkBridge

/// The lines of menus.
struct MenuTests {
  private func text(_ menu: Menu, _ line: gint, _ attribute: String) -> String? {
    menu.with { model in
      guard
        let value = g_menu_model_get_item_attribute_value(model.cast(), line, attribute, nil)
      else { return nil }
      defer { g_variant_unref(value) }
      return String(cString: g_variant_get_string(value, nil))
    }
  }

  private func count(_ menu: Menu) -> gint { menu.with { g_menu_model_get_n_items($0.cast()) } }

  @Test func linesSayWhatTheyDo() {
    let menu = Menu()
    menu.append("_Undo", "win.undo", key: "<Control>z")
    menu.append("List", "win.layout::list")
    menu.append("a::b", "win.open-recent", telling: "file:///a::b")
    #expect((0..<3).map { text(menu, $0, "label") } == ["_Undo", "List", "a::b"])
    #expect(
      (0..<3).map { text(menu, $0, "action") } == ["win.undo", "win.layout", "win.open-recent"])
    #expect((0..<3).map { text(menu, $0, "target") } == [nil, "list", "file:///a::b"])
    #expect((0..<3).map { text(menu, $0, "accel") } == ["<Control>z", nil, nil])
    menu.clear()
    #expect(count(menu) == 0)
  }

  @Test func partsGetLinesAlsoLater() {
    let (menu, section, submenu) = (Menu(), Menu(), Menu())
    menu.append(section: section)
    menu.append("More", submenu: submenu)
    section.append("Later", "win.later")
    submenu.append("Deeper", "win.deeper")
    #expect(count(menu) == 2)
    #expect(text(menu, 1, "label") == "More")
    #expect([section, submenu].map(count) == [1, 1])
  }
}
