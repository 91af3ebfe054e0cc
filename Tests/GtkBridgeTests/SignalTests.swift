import CGtk
import Testing

@testable import GtkBridge

@Suite(.serialized, .enabled(if: Display.isThere, "needs a display"))
struct SignalTests {
  init() { Display.start() }

  @Test func handlerHearsParameters() {
    let adjustment = gtk_adjustment_new(0, 0, 10, 1, 1, 1)!
    g_object_ref_sink(adjustment)
    var heard = 0
    connect(adjustment, "value-changed") { heard += 1 }
    gtk_adjustment_set_value(adjustment, 4)
    gtk_adjustment_set_value(adjustment, 4)
    #expect(heard == 1)
    g_object_unref(adjustment)
  }

  @Test func numbersArriveAsTheyWereSent() {
    let widget = gtk_label_new("")!
    g_object_ref_sink(widget)
    let drag = gtk_gesture_drag_new()!
    gtk_widget_add_controller(widget, drag)
    var heard: [Double] = []
    connect(drag, "drag-update") { (dx: Double, dy: Double) in heard = [dx, dy] }
    emit(drag, "drag-update", 3.5, -0.25)
    #expect(heard == [3.5, -0.25])
    g_object_unref(widget)
  }

  @Test func answerReachesTheEmitter() {
    let widget = gtk_label_new("")!
    g_object_ref_sink(widget)
    connect(widget, "query-tooltip") { true }
    #expect(emitQuery(widget))
    g_object_unref(widget)
  }

  @Test func connectionDropsItsClosureWithTheObject() {
    final class Token {}
    let before = liveBoxes
    weak var token: Token?
    let label = gtk_label_new("")!
    g_object_ref_sink(label)
    do {
      let kept = Token()
      token = kept
      connect(label, "destroy") { _ = kept }
    }
    #expect(token != nil)
    #expect(liveBoxes == before + 1)
    g_object_unref(label)
    #expect(token == nil)
    #expect(liveBoxes == before)
  }

  private func emit(_ object: OpaquePointer, _ signal: String, _ x: Double, _ y: Double) {
    var values = [GValue(), GValue(), GValue()]
    g_value_init(&values[0], g_object_type(object))
    g_value_set_object(&values[0], object.raw)
    for (index, number) in [x, y].enumerated() {
      g_value_init(&values[index + 1], 15 << 2)  // G_TYPE_DOUBLE
      g_value_set_double(&values[index + 1], number)
    }
    g_signal_emitv(values, g_signal_lookup(signal, g_object_type(object)), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private func emitQuery(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let tooltip = g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)!
    defer { g_object_unref(tooltip) }
    let type = g_object_type(widget.opaque)
    var values = [GValue(), GValue(), GValue(), GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], widget)
    for index in 1...2 { g_value_init(&values[index], 6 << 2) }  // G_TYPE_INT
    g_value_init(&values[3], 5 << 2)  // G_TYPE_BOOLEAN
    g_value_init(&values[4], gtk_tooltip_get_type())
    g_value_set_object(&values[4], tooltip)
    var answer = GValue()
    g_value_init(&answer, 5 << 2)
    g_signal_emitv(values, g_signal_lookup("query-tooltip", type), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
    return g_value_get_boolean(&answer) != 0
  }
}

/// G_OBJECT_TYPE, a macro that Swift does not see.
private func g_object_type(_ object: OpaquePointer) -> GType {
  object.cast(to: GTypeInstance.self).pointee.g_class.pointee.g_type
}
