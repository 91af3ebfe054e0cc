import CKernels
import TestSupport
import Testing

/// The loops in C read alike, and what they read is right.
@Suite struct IntegerKernelTests {
  private typealias Kernel = (
    UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafePointer<UInt8>, UnsafeMutablePointer<Int64>,
    Int
  ) -> Int

  @Test(arguments: 1...60)
  func readUpToTheFirstThatIsNotQuick(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, numbers) = Self.text(&random)
    for kernel: Kernel in [
      chart_read_integers_portable, chart_read_integers_avx2, chart_read_integers,
    ] {
      let (read, rest) = run(kernel, on: text)
      #expect(read == numbers, "seed \(seed)")
      #expect(text.count - rest == Self.length(of: numbers.count, in: text), "seed \(seed)")
    }
  }

  @Test func stopsWhereThereIsNoMoreRoom() {
    let text = Array(String(repeating: "12,", count: 3_000).utf8)
    for capacity in [0, 1, 7, 511, 512, 513, 2_000] {
      for kernel: Kernel in [chart_read_integers_portable, chart_read_integers_avx2] {
        let (read, _) = run(kernel, on: text, capacity: capacity)
        #expect(read.count <= capacity && read.count >= min(capacity, 1))
        #expect(read.allSatisfy { $0 == 12 })
      }
    }
  }

  /// Quick numbers, then one that is not, then quick ones again that must stay unread.
  private static func text(_ random: inout SeededGenerator) -> ([UInt8], [Int64]) {
    var text = ""
    var numbers: [Int64] = []
    let mostDigits = Int.random(in: 1...18, using: &random)
    let minus = Double.random(in: 0..<1, using: &random) * 0.2
    for _ in 0..<Int.random(in: 0...3_000, using: &random) {
      let number = Int64.random(in: 0..<power(mostDigits), using: &random)
      let isNegative = number > 0 && Double.random(in: 0..<1, using: &random) < minus
      numbers.append(isNegative ? -number : number)
      text += "\(numbers[numbers.count - 1])," + (Bool.random(using: &random) ? " " : "")
    }
    let odd = [
      "-0,", "01,", ",", "1.5,", "1e3,", "null,", "1234567890123456789,", "7]", "-,", "  7,",
    ]
    text += (odd.randomElement(using: &random) ?? "") + String(repeating: "3,", count: 400)
    return (Array(text.utf8), numbers)
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  /// How many bytes the first numbers take, with their commas and spaces.
  private static func length(of count: Int, in text: [UInt8]) -> Int {
    var (left, length) = (count, 0)
    while left > 0 {
      if text[length] == UInt8(ascii: ",") { left -= 1 }
      length += 1
    }
    return length + (count > 0 && text[length] == UInt8(ascii: " ") ? 1 : 0)
  }

  /// What a kernel reads of a text, and how much it leaves.
  private func run(
    _ kernel: Kernel, on text: [UInt8], capacity: Int = 4_000
  ) -> (numbers: [Int64], rest: Int) {
    let margin = Int(CHART_KERNEL_MARGIN)
    let padded = Array(repeating: UInt8(ascii: "9"), count: margin) + text
    var numbers = [Int64](repeating: -1, count: max(capacity, 1))
    return padded.withUnsafeBufferPointer { bytes in
      let start = bytes.baseAddress! + margin
      var at: UnsafePointer<UInt8>? = start
      let count = kernel(&at, start + text.count, &numbers, capacity)
      return (Array(numbers[..<count]), text.count - (at! - start))
    }
  }
}
