/// How many Swift objects GTK holds or draws through at this moment.
///
/// Every box counts itself in and out, so a program that ends with zero has let go of everything.
@MainActor public private(set) var liveBoxes = 0

/// Counts the object that holds it for as long as both live.
@MainActor final class LiveBox {
  init() { liveBoxes += 1 }
  isolated deinit { liveBoxes -= 1 }
}
