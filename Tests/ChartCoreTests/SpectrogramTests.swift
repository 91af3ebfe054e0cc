import Foundation
import TestSupport
import Testing

@testable import ChartCore

/// How strong which frequencies are in one piece of values after the other.
@Suite struct SpectrogramTests {
  /// A wave of a period that becomes another one halfway.
  private func values(_ count: Int, periods: (Double, Double), amplitude: Double = 3) -> [Double] {
    (0..<count).map { index in
      let period = index < count / 2 ? periods.0 : periods.1
      return 1e6 + amplitude * sin(2 * .pi * Double(index) / period)
    }
  }

  @Test func ofFewValuesThereIsNone() {
    #expect(Spectrogram(of: []) == nil && Spectrogram(of: [1, 2, 3]) == nil)
    #expect(Spectrogram(of: [1, 2, .nan, 4]) == nil)
    #expect(Spectrogram(of: [1, 2, 1, 2])?.pieceCount == 1)
  }

  @Test func theStrongestFrequencyOfEachPieceIsKnown() throws {
    let spectrogram = try #require(
      Spectrogram(of: values(1024, periods: (16, 8)), pieces: 64))
    #expect(spectrogram.pieceCount == 31 && spectrogram.hop == 32 && spectrogram.step == 1 / 64)
    #expect(spectrogram.strongest.prefix(15).allSatisfy { $0 == 4 })
    #expect(spectrogram.strongest.suffix(15).allSatisfy { $0 == 8 })
    #expect((spectrogram.amplitudes[3] - 3).magnitude < 1e-6)
    #expect(spectrogram.middle(ofPiece: 0) == 31.5 && spectrogram.middle(ofPiece: 2) == 95.5)
  }

  @Test func levelsAreEvenlyApartInDecibels() throws {
    var random = SeededGenerator(seed: 5)
    let values = (0..<400).map { _ in Double.random(in: -1...1, using: &random) }
    let spectrogram = try #require(Spectrogram(of: values, pieces: 50, isFaded: false))
    let (low, high) = (spectrogram.domain.lowerBound, spectrogram.domain.upperBound)
    for piece in 0..<spectrogram.pieceCount {
      let start = piece * spectrogram.hop
      let own = try #require(Spectrum(of: Array(values[start..<start + 50]), isFaded: false))
      let expected = own.amplitudes.map { amplitude in
        amplitude <= low ? 0 : (log(amplitude / low) / log(high / low) * 255).rounded()
      }
      #expect(spectrogram.levels(ofPieces: piece..<piece + 1).map(Double.init) == expected)
    }
    let both = spectrogram.levels(ofPieces: 2..<4)
    let each = [2..<3, 3..<4].map(spectrogram.levels)
    #expect(both == zip(each[0], each[1]).map(max))
  }

  @Test func ofVeryManyPiecesSomeAreLookedAt() throws {
    let spectrogram = try #require(
      Spectrogram(of: values(100_000, periods: (16, 8)), pieces: 16))
    #expect(spectrogram.pieceCount <= 4096 && spectrogram.pieceCount > 3500)
    #expect(spectrogram.strongest.first == 1 && spectrogram.strongest.last == 2)
  }

  @Test func neighboursShareARowWhereThereAreVeryMany() throws {
    let spectrogram = try #require(
      Spectrogram(of: values(16_384, periods: (16, 16)), pieces: 16_384))
    #expect(spectrogram.frequencyCount == 8192 && spectrogram.rowCount == 2048)
    let levels = spectrogram.levels(ofPieces: 0..<1)
    #expect(levels[(1024 - 1) / 4] == 255 && spectrogram.strongest == [1024])
  }

  @Test(arguments: [7, 20.3, 0.1, 1e9 + 0.3]) func whatDoesNotChangeHasNoWaves(value: Double) throws
  {
    let spectrogram = try #require(
      Spectrogram(of: Array(repeating: value, count: 128), pieces: 16))
    #expect(spectrogram.strongest.allSatisfy { $0.isNaN })
    #expect(spectrogram.levels(ofPieces: 0..<3).allSatisfy { $0 == 0 })
  }

  @Test func rowsAreThoseOfFrequencies() throws {
    let spectrogram = try #require(Spectrogram(of: values(64, periods: (16, 8)), pieces: 16))
    let shown = ShownSpectrogram(
      spectrogram: spectrogram, start: 0, spacing: 8, step: 10, amplitudeUnit: nil)
    #expect(shown.frequencies == 5...85)
    #expect(shown.rows(of: 5...15) == 0..<1 && shown.rows(of: 14...16) == 0..<2)
    #expect(shown.rows(of: 0...1000) == 0..<8 && shown.rows(of: 80...84) == 7..<8)
    #expect(shown.rows(of: 0...4).isEmpty && shown.rows(of: 86...90).isEmpty)
    #expect(shown.rows(of: 85...90).isEmpty && shown.rows(of: 30...30) == 2..<3)
    let last = 85.0.nextDown
    #expect(shown.rows(of: last...last) == 7..<8 && shown.rows(of: last...90) == 7..<8)
  }

  // MARK: - Charts

  private func board(_ values: [Double], x: [Double]? = nil) -> Board {
    let times = x ?? values.indices.map { Double($0) * 3_600_000 }
    return Board(
      tables: [
        Table(
          x: Column(times), series: [Series(number: 0, name: "t", column: Column(values))])
      ])
  }

  @Test func itHasAChartOverTheTimesOfItsPieces() throws {
    var board = board(values(24 * 40, periods: (24, 12)))
    board.apply(.change(.compute(try Formula("s = spectrogram(t, 4 d)"), chart: 0)))
    let table = board.charts[1].table
    #expect(table.kind == .spectrogram && table.xKind == .moments && table.x.count == 19)
    #expect(table.x[0] == 47.5 * 3_600_000 && table.x[1] - table.x[0] == 2 * 86_400_000)
    #expect(table.series[0].name == "Strongest frequency (d⁻¹)")
    #expect(table.series[0].column[0] == 1 && table.series[0].column[18] == 2)
    #expect(table.axisRange(of: [0], in: table.domain, bucketSpan: 1) == 0...12.125)
    #expect(board.charts[1].view.yScaleChoices == [.automatic, .logarithmic])
    #expect(board.apply(.change(.put(column: 1, chart: 0))) == .refused(.scatter))
    var look = ColumnLook()
    look.name = "Waves"
    board.apply(.change(.wear(column: 1, look)))
    #expect(board.charts[1].table.spectrogram == table.spectrogram)
    #expect(board.charts[1].table.series[0].name == "Waves")
  }

  @Test func unevenPointsAreRefusedUnlessTheyAreResampled() throws {
    var board = board([1, 2, 1, 3, 2, 1, 2, 2], x: [0, 1, 2, 5, 6, 7, 8, 9].map { $0 * day })
    let refused = board.apply(.change(.compute(try Formula("spectrogram(t)"), chart: 0)))
    guard case .refused(.formula(let error)) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect(error.reason == .uneven)
    board.apply(.change(.compute(try Formula("spectrogram(t, resampled)"), chart: 0)))
    #expect(board.charts[1].table.kind == .spectrogram)
  }

  /// Two spectra may share a chart; a spectrogram shares none.
  @Test func aSpectrumBecomesASpectrogramOnAChartOfItsOwn() throws {
    var board = board(values(240, periods: (24, 12)))
    board.apply(.change(.compute(try Formula("a = spectrum(t)"), chart: 0)))
    board.apply(.change(.compute(try Formula("b = spectrum(t * 2)"), chart: 0)))
    board.apply(.change(.put(column: 2, chart: 2)))
    #expect(board.charts.map(\.content.columns) == [[0], [1, 2]])
    for column in [1, 2] {
      var changed = board
      let formula = try Formula("\(column == 1 ? "a" : "b") = spectrogram(t)")
      changed.apply(.change(.recompute(column: column, formula)))
      #expect(changed.charts.count == 3)
      #expect(changed.charts.count { $0.table.kind == .spectrogram } == 1)
      #expect(changed.charts.allSatisfy { $0.content.columns.count == $0.table.series.count })
      let kept = Sheet(kept: changed.sheet.keptCharts, on: changed.catalog)
      #expect(kept?.charts == changed.sheet.charts)
    }
    board.apply(.change(.takeOff(column: 2)))
    board.apply(.change(.recompute(column: 1, try Formula("a = spectrogram(t)"))))
    #expect(board.charts.map(\.content.columns) == [[0], [1]])
    board.apply(.change(.recompute(column: 1, try Formula("a = spectrum(t)"))))
    #expect(board.charts[1].table.kind == .lines)
  }

  @Test func anEmptyOneStandsAloneToo() throws {
    var board = board([1, 2, 3])
    board.apply(.change(.compute(try Formula("spectrogram(t)"), chart: 0)))
    #expect(board.apply(.change(.put(column: 0, chart: 1))) == .refused(.scatter))
  }

  @Test func nothingStandsBesideIt() throws {
    var board = board(values(240, periods: (24, 12)))
    board.apply(.change(.compute(try Formula("spectrogram(t)"), chart: 0)))
    let request = try #require(BesideRequest("1 d"))
    #expect(throws: Board.BesideFault.scatter) {
      try board.beside(request, ofChart: 1, .english)
    }
  }

  @Test func whereThereIsNothingThereIsAnEmptyChart() throws {
    var board = board([1, 2, 3])
    board.apply(.change(.compute(try Formula("spectrogram(t)"), chart: 0)))
    #expect(board.charts[1].table.kind == .lines && board.charts[1].table.x.count == 1)
  }
}
