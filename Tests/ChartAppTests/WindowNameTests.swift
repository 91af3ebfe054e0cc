import ChartCore
import Testing

@testable import ChartApp

/// What a window is called where there is too little room for it.
@MainActor struct WindowNameTests {
  @Test(arguments: [
    ("", 0, 5, ""), ("A.csv", 0, 5, "A.csv"), ("A.csv", 1, 16, "A.csv and 1 more"),
    ("TIME_a0.csv", 0, 11, "TIME_a0.csv"), ("TIME_a0.csv", 0, 10, "TIME_….csv"),
    ("TIME_a0.csv", 0, 1, "TI…v"), ("TIME_a0.csv", 2, 19, "TIME_a0… and 2 more"),
    ("TIME_a0.csv", 2, 1, "TIM… and 2 more"), ("IBM", 1, 1, "IBM and 1 more"),
  ])
  func isCut(first: String, more: Int, room: Int, expected: String) {
    let name = WindowName(first: first, more: more)
    #expect(name.longest(atLeast: 3) { $0.count <= room } == expected)
  }
}
