import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// How strong which frequencies are in values.
@Suite struct SpectrumTests {
  private func wave(_ amplitude: Double, _ cycles: Double, of count: Int) -> [Double] {
    (0..<count).map { amplitude * sin(2 * .pi * cycles * Double($0) / Double(count) + 0.3) }
  }

  @Test func ofFewerThanTwoValuesThereIsNone() {
    #expect(Spectrum(of: []) == nil && Spectrum(of: [1]) == nil && Spectrum(of: [1, .nan]) == nil)
    #expect(Spectrum(of: [1, .infinity]) == nil)
    #expect(Spectrum(of: [1, -1], isFaded: false)?.amplitudes == [1])
  }

  @Test func aWaveHasItsAmplitude() throws {
    for count in [100, 128, 210, 1000] {
      let values = zip(wave(3, 5, of: count), wave(0.5, 20, of: count)).map { $0 + $1 + 1e6 }
      let plain = try #require(Spectrum(of: values, isFaded: false))
      #expect(plain.step == 1 / Double(count) && plain.amplitudes.count == count / 2)
      for (place, amplitude) in plain.amplitudes.enumerated() {
        let expected = place == 4 ? 3 : place == 19 ? 0.5 : 0
        #expect(abs(amplitude - expected) < 1e-8, "\(count): \(place)")
      }
      let faded = try #require(Spectrum(of: values))
      #expect(abs(faded.amplitudes[4] - 3) < 1e-8 && abs(faded.amplitudes[3] - 1.5) < 1e-8)
    }
  }

  @Test func theHighestFrequencyIsThereOnce() throws {
    let values = (0..<64).map { $0.isMultiple(of: 2) ? 2.0 : -2 }
    let spectrum = try #require(Spectrum(of: values, isFaded: false))
    #expect(abs(try #require(spectrum.amplitudes.last) - 2) < 1e-12)
  }

  @Test func whatDoesNotChangeHasNoWaves() throws {
    let spectrum = try #require(Spectrum(of: Array(repeating: 7, count: 50)))
    #expect(spectrum.amplitudes.allSatisfy { $0 == 0 })
  }

  @Test func lengthsOfLargePrimesAreFilledUp() throws {
    for count in [10_007, 99_991, 3, 5] {
      let spectrum = try #require(Spectrum(of: wave(1, 2, of: count)))
      let padded = (1 / spectrum.step).rounded()
      #expect(padded >= Double(count) && padded < Double(count) * 1.01 + 3)
      #expect(spectrum.amplitudes.count == Int(padded) / 2)
    }
  }

  @Test func itIsTheSumOfItsDefinition() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 2...120, using: &random)
      let values = (0..<count).map { _ in Double.random(in: -50...50, using: &random) }
      let pieces = Bool.random(using: &random) ? Int.random(in: 2...count, using: &random) : count
      let isFaded = Bool.random(using: &random)
      let spectrum = try #require(Spectrum(of: values, pieces: pieces, isFaded: isFaded))
      let expected = amplitudes(of: values, pieces, isFaded, Int((1 / spectrum.step).rounded()))
      for (a, b) in zip(spectrum.amplitudes, expected) {
        #expect(abs(a - b) < 1e-11, "seed \(seed)")
      }
    }
  }

  /// The sum of each frequency, one by one.
  private func amplitudes(of values: [Double], _ length: Int, _ isFaded: Bool, _ padded: Int)
    -> [Double]
  {
    let window = (0..<length).map { isFaded ? pow(sin(.pi * Double($0) / Double(length)), 2) : 1 }
    let starts = stride(from: 0, through: values.count - length, by: max(1, length / 2))
    return (1...padded / 2).map { frequency in
      let powers = starts.map { start -> Double in
        let piece = values[start..<start + length]
        let mean = piece.reduce(0, +) / Double(length)
        var (real, imaginary) = (0.0, 0.0)
        for (index, value) in piece.enumerated() {
          let angle = 2 * Double.pi * Double(frequency * index % padded) / Double(padded)
          real += (value - mean) * window[index] * cos(angle)
          imaginary += (value - mean) * window[index] * sin(angle)
        }
        return real * real + imaginary * imaginary
      }
      let power = powers.reduce(0, +) / Double(powers.count)
      return (frequency * 2 == padded ? 1 : 2) * power.squareRoot() / window.reduce(0, +)
    }
  }
}

/// Spectra as charts.
@Suite struct SpectrumChartTests {
  private func board(_ text: String, _ table: Table) throws -> (board: Board, change: Board.Change)
  {
    var board = Board(tables: [table])
    let change = board.apply(.change(.compute(try Formula(text), chart: 0)))
    return (board, change)
  }

  private func refusal(_ text: String, _ table: Table) throws -> Sheet.Refusal? {
    let (catalog, formula) = (ColumnCatalog(charts: [table]), try Formula(text))
    do throws(Sheet.Refusal) {
      _ = try Sheet(of: catalog).applying(.compute(formula, chart: 0), on: catalog)
      return nil
    } catch {
      return error
    }
  }

  private let daily = Table((0..<70).map { Double($0) * day }, (0..<70).map { Double($0 % 7) })

  @Test func itIsAChartOfItsOwnOverFrequencies() throws {
    let (board, _) = try board("waves = spectrum(#0, rectangle)", daily)
    #expect(board.charts.count == 2 && board.charts[0].table.series.count == 1)
    let chart = board.charts[1].table
    #expect(chart.kind == .lines && chart.title == "waves" && chart.xKind == .numbers)
    #expect(chart.presentation.xUnit == "year⁻¹" && chart.series[0].name == "Amplitude")
    // What repeats each week has its strongest wave at 52 a year.
    let strongest = try #require(
      chart.series[0].column.all.indices.max {
        chart.series[0].column[$0] < chart.series[0].column[$1]
      })
    #expect(abs(chart.x[strongest] - 365.25 / 7) < 1e-9)
    #expect(board.charts[1].view.visibleRange == chart.domain)
  }

  @Test func frequenciesAreToldInWhatFits() throws {
    for (spacing, unit) in [
      (0.01, "Hz"), (5000, "Hz"), (60_000, "h⁻¹"), (3_600_000, "d⁻¹"), (day, "year⁻¹"),
    ] {
      let table = Table((0..<10).map { Double($0) * spacing }, (0..<10).map(Double.init))
      let chart = try board("spectrum(#0)", table).board.charts[1].table
      #expect(chart.presentation.xUnit == unit && chart.domain.lowerBound > 0, "\(spacing)")
    }
    var presentation = Presentation()
    (presentation.xKind, presentation.xUnit) = (.numbers, "m")
    let table = Table(
      (0..<8).map { Double($0) / 4 }, (0..<8).map(Double.init), presentation: presentation)
    let chart = try board("spectrum(#0)", table).board.charts[1].table
    #expect(chart.presentation.xUnit == "m⁻¹" && chart.domain == 0.5...2)
  }

  @Test func unevenPointsAreRefusedUnlessTheyAreResampled() throws {
    let uneven = Table([0, 1, 2, 5, 6, 7].map { $0 * day }, [1, 2, 3, 4, 5, 6])
    let gaps = Table((0..<6).map { Double($0) * day }, [1, 2, .nan, 4, 5, 6])
    for table in [uneven, gaps] {
      guard case .formula(let fault)? = try refusal("spectrum(#0)", table) else {
        Issue.record("not refused")
        continue
      }
      #expect(fault.reason == .uneven && fault.range == 0..<12)
      #expect(try refusal("spectrum(#0, resampled)", table) == nil)
    }
    let chart = try board("spectrum(#0, resampled, rectangle)", uneven).board.charts[1].table
    // On the lines between them there are eight values.
    #expect(chart.x.count == 4)
  }

  @Test func atTheEndsGapsDoNotMatter() throws {
    let table = Table((0..<6).map { Double($0) * day }, [.nan, 2, 3, 4, 5, .nan])
    let chart = try board("spectrum(#0)", table).board.charts[1].table
    #expect(chart.x.count == 2)
    #expect(try board("spectrum(avg(#0, 2 points))", daily).board.charts.count == 2)
  }

  @Test func hoursThatClocksSkipDoNotMatter() throws {
    let hour = day / 24
    let days = (0..<60).map { Double($0) * day - ($0 > 30 ? hour : 0) }
    #expect(try refusal("spectrum(#0)", Table(days, days.map { sin($0) })) == nil)
  }

  @Test func piecesAreAveraged() throws {
    let chart = try board("spectrum(#0, 14 d, rectangle)", daily).board.charts[1].table
    #expect(chart.x.count == 7)
    let column = chart.series[0].column
    #expect(try #require(column.all.indices.max { column[$0] < column[$1] }) == 1)
  }

  @Test func whatIsComputedBesideItIsOverThePoints() throws {
    var (board, _) = try board("spectrum(#0)", daily)
    board.apply(.change(.compute(try Formula("twice = #0 * 2"), chart: 1)))
    #expect(board.charts.count == 3 && board.charts[1].table.series.count == 1)
    #expect(board.charts[2].table.domain == daily.domain)
  }

  @Test func itFollowsTheData() throws {
    var (board, _) = try board("spectrum(#0)", daily)
    let longer = Table((0..<140).map { Double($0) * day }, (0..<140).map { Double($0 % 7) })
    board.apply(.take(ColumnCatalog(charts: [longer])))
    #expect(board.charts[1].table.x.count == 70)
    let broken = Table([0, 1, 2, 9].map { $0 * day }, [1, 2, 3, 4])
    board.apply(.take(ColumnCatalog(charts: [broken])))
    #expect(board.charts[1].table.series[0].column.gapCount == 1)
  }
}
