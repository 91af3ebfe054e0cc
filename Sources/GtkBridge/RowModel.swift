import CGtk

/// A list of rows that are nothing but their numbers, from 0 on, as GTK's views want one: a row is made when it is seen.
@MainActor public final class RowModel {
  /// GLib's list; whoever takes it over needs a reference of its own.
  public let list: OpaquePointer

  /// A list without rows.
  public init() { list = g_object_new_with_properties(rowsType, 0, nil, nil)!.opaque }

  isolated deinit { g_object_unref(list.raw) }

  /// How many rows there are.
  public var count: Int {
    get { rowCount(of: list) }
    set {
      let before = count
      g_object_set_data(list.cast(), countKey, UnsafeMutableRawPointer(bitPattern: newValue))
      g_list_model_items_changed(list, 0, guint(before), guint(newValue))
    }
  }

  /// The number of the row that a list item shows.
  public static func number(of item: OpaquePointer) -> Int {
    let row = OpaquePointer(gtk_list_item_get_item(item)!)
    return Int(String(cString: gtk_string_object_get_string(row))) ?? 0
  }
}

private let countKey = "chartdeck-count"

private func rowCount(of list: OpaquePointer?) -> Int {
  Int(bitPattern: g_object_get_data(list?.cast(), countKey))
}

/// The type of such lists, which GLib knows as long as the program runs.
private let rowsType: GType = {
  var info = GTypeInfo()
  info.class_size = guint16(MemoryLayout<GObjectClass>.size)
  info.instance_size = guint16(MemoryLayout<GObject>.size)
  let object: GType = 20 << 2  // G_TYPE_OBJECT, a macro that Swift does not see
  let type = g_type_register_static(object, "ChartdeckRows", &info, GTypeFlags(rawValue: 0))
  var interface = GInterfaceInfo()
  interface.interface_init = { table, _ in
    let list = table!.assumingMemoryBound(to: GListModelInterface.self)
    list.pointee.get_item_type = { _ in gtk_string_object_get_type() }
    list.pointee.get_n_items = { guint(rowCount(of: $0)) }
    list.pointee.get_item = { list, row in
      Int(row) < rowCount(of: list) ? gtk_string_object_new(String(row))?.raw : nil
    }
  }
  g_type_add_interface_static(type, g_list_model_get_type(), &interface)
  return type
}()

/// What makes the cells of a list view where they are needed.
public func listItemFactory() -> OpaquePointer { gtk_signal_list_item_factory_new() }
