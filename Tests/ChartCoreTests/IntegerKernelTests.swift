import CKernels
import TestSupport
import Testing

/// The loops in C read alike, and what they read is right.
@Suite struct IntegerKernelTests {
  typealias Kernel<Number> = (
    UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafePointer<UInt8>, UnsafeMutablePointer<Number>,
    Int
  ) -> Int

  @Test(arguments: 1...120)
  func readUpToTheFirstThatIsNotQuick(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, numbers) = Self.text(&random, mostDigits: 18)
    for kernel: Kernel<Int64> in [
      chart_read_integers_portable, chart_read_integers_avx2, chart_read_integers,
    ] {
      let (read, rest) = Self.run(kernel, on: text)
      #expect(read == numbers, "seed \(seed)")
      #expect(text.count - rest == Self.length(of: numbers.count, in: text), "seed \(seed)")
    }
  }

  @Test(arguments: 1...120)
  func readSmallOnesUpToTheFirstThatIsLong(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (text, numbers) = Self.text(&random, mostDigits: Int(seed % 9) + 1)
    let small = numbers.map(Int32.init)
    for kernel: Kernel<Int32> in [
      chart_read_small_integers_portable, chart_read_small_integers_avx2,
      chart_read_small_integers,
    ] {
      let (read, rest) = Self.run(kernel, on: text)
      #expect(read == small, "seed \(seed)")
      #expect(text.count - rest == Self.length(of: small.count, in: text), "seed \(seed)")
      let long = Array("1234567890,".utf8) + text
      #expect(Self.run(kernel, on: long).rest == long.count)
    }
  }

  @Test func stopsWhereThereIsNoMoreRoom() {
    let text = Array(String(repeating: "12,", count: 3_000).utf8)
    for capacity in [0, 1, 7, 511, 512, 513, 2_000, 2_048, 2_999] {
      for kernel: Kernel<Int64> in [chart_read_integers_portable, chart_read_integers_avx2] {
        let (read, _) = Self.run(kernel, on: text, capacity: capacity)
        #expect(read.count <= capacity && read.count >= min(capacity, 1))
        #expect(read.allSatisfy { $0 == 12 })
      }
    }
  }

  /// Quick numbers, then one that is not, then quick ones again that must stay unread.
  private static func text(
    _ random: inout SeededGenerator, mostDigits: Int
  ) -> ([UInt8], [Int64]) {
    var text = ""
    var numbers: [Int64] = []
    let digits = Int.random(in: 1...mostDigits, using: &random)
    let minus = Double.random(in: 0..<1, using: &random) * 0.2
    let spaces: [Double] = [0, 0.5, 1]
    let space = spaces[Int.random(in: 0..<3, using: &random)]
    for _ in 0..<Int.random(in: 0...3_000, using: &random) {
      let number = Int64.random(in: 0..<power(digits), using: &random)
      let isNegative = number > 0 && Double.random(in: 0..<1, using: &random) < minus
      numbers.append(isNegative ? -number : number)
      let hasSpace = Double.random(in: 0..<1, using: &random) < space
      text += "\(numbers[numbers.count - 1])," + (hasSpace ? " " : "")
    }
    let odd = [
      "-0,", "01,", "00,", ",", "1.5,", "1e3,", "null,", "1234567890123456789,", "7]", "-,", "  7,",
      "0123456,",
    ]
    text += (odd.randomElement(using: &random) ?? "") + String(repeating: "3,", count: 400)
    return (Array(text.utf8), numbers)
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  /// How many bytes the first numbers take, with their commas and spaces.
  static func length(of count: Int, in text: [UInt8]) -> Int {
    var (left, length) = (count, 0)
    while left > 0 {
      if text[length] == UInt8(ascii: ",") { left -= 1 }
      length += 1
    }
    return length + (count > 0 && text[length] == UInt8(ascii: " ") ? 1 : 0)
  }

  /// What a kernel reads of a text, and how much it leaves.
  static func run<Number: ExpressibleByIntegerLiteral>(
    _ kernel: Kernel<Number>, on text: [UInt8], capacity: Int = 8_000
  ) -> (numbers: [Number], rest: Int) {
    let margin = Int(CHART_KERNEL_MARGIN)
    let padded = Array(repeating: UInt8(ascii: "9"), count: margin) + text
    var numbers = [Number](repeating: 7, count: max(capacity, 1))
    return padded.withUnsafeBufferPointer { bytes in
      let start = bytes.baseAddress! + margin
      var at: UnsafePointer<UInt8>? = start
      let count = kernel(&at, start + text.count, &numbers, capacity)
      return (Array(numbers[..<count]), text.count - (at! - start))
    }
  }
}
