import Foundation
import TestSupport
import Testing

@testable import ChartCore
@testable import ChartScene

/// Spectrograms as they are drawn.
@Suite struct SpectrogramSceneTests {
  private static let size = Size(600, 440)

  /// A wave each day that becomes two, in hours.
  private func fixture(_ text: String = "s = spectrogram(t, 4 d)") throws -> Fixture {
    let values = (0..<24 * 40).map { sin(2 * .pi * Double($0) / ($0 < 480 ? 24 : 12)) }
    var board = Board(
      tables: [
        Table(
          x: Column(start: firstMoment, step: 3_600_000, count: values.count),
          series: [Series(number: 0, name: "t", column: Column(values))])
      ])
    board.apply(.change(.compute(try Formula(text), chart: 0)))
    return Fixture(board.charts[1].table)
  }

  private func drawnCells(_ picture: ChartPicture) -> (place: Rect, cells: ShadedCells)? {
    picture.scene(of: .plot, measure: FixedMeasure()).leaves.lazy.compactMap {
      if case .cells(let place, let cells) = $0 { (place, cells) } else { nil }
    }.first
  }

  @Test(arguments: [("spectrogram", Theme.light, nil), ("spectrogram-dark", .dark, 12)])
  func drawn(name: String, theme: Theme, indicator: Int?) throws {
    var fixture = try fixture()
    fixture.style.theme = theme
    fixture.board.apply(.showAll(chart: 0))
    if let indicator {
      fixture.board.apply(.setIndicator(chart: 0, fixture.board.charts[0].table.x[indicator]))
    }
    let scene = fixture.picture(Self.size).scene(measure: FixedMeasure())
    #expect(Golden.difference(of: scene.description, from: name) == nil)
  }

  @Test func cellsReachHalfwayToTheNextPieceAndFillThePlot() throws {
    var fixture = try fixture()
    fixture.board.apply(.showAll(chart: 0))
    let picture = fixture.picture(Self.size)
    let (place, cells) = try #require(drawnCells(picture))
    let edges = picture.layout.rangeEdges
    let half = edges.span / Double(cells.columns - 1) / 2
    #expect(cells.columns == 19 && cells.rows == Int(picture.layout.plot.height))
    #expect((place.x - (edges.lowerBound - half)).magnitude < 1e-9)
    #expect((place.maxX - (edges.upperBound + half)).magnitude < 1e-9)
  }

  @Test func theStrongestRowIsWhereItsFrequencyIs() throws {
    var fixture = try fixture()
    fixture.board.apply(.showAll(chart: 0))
    let picture = fixture.picture(Self.size)
    let (_, cells) = try #require(drawnCells(picture))
    for (column, frequency) in [(0, 1.0), (18, 2)] {
      let shades = (0..<cells.rows).map { cells.shades[$0 * cells.columns + column] }
      let most = try #require(shades.max())
      let rows = shades.indices.filter { shades[$0] == most }
      #expect(rows.contains(Int(picture.yScales[0](frequency))), "\(rows) \(frequency)")
    }
  }

  @Test func ofMorePiecesThanPixelsSeveralShareAColumn() throws {
    var fixture = try fixture("s = spectrogram(t, 4 points)")
    fixture.board.apply(.showAll(chart: 0))
    let (_, cells) = try #require(drawnCells(fixture.picture(Size(300, 440))))
    #expect(cells.columns == 160)
  }

  @Test func aLonePieceFillsThePlot() throws {
    let picture = try fixture("s = spectrogram(t, 35 d)").picture(Self.size)
    let (place, cells) = try #require(drawnCells(picture))
    #expect(cells.columns == 1 && place.width == picture.layout.rangeEdges.span)
  }

  /// The last pixel of a logarithmic axis may begin where the last row ends.
  @Test(arguments: [45, 67, 68, 75, 144, 300]) func noPixelIsBeyondTheRows(points: Int) throws {
    for minutes in [1.0, 15, 60] {
      let values = (0..<1000).map { sin(Double($0)) }
      var board = Board(
        tables: [
          Table(
            x: Column(start: firstMoment, step: minutes * 60_000, count: values.count),
            series: [Series(number: 0, name: "t", column: Column(values))])
        ])
      board.apply(.change(.compute(try Formula("spectrogram(t, \(points) points)"), chart: 0)))
      var fixture = Fixture(board.charts[1].table)
      fixture.board.apply(.setYScale(chart: 0, .logarithmic))
      #expect(drawnCells(fixture.picture(Self.size)) != nil)
    }
  }

  @Test func itsWordsSayHowStrong() throws {
    var fixture = try fixture()
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, fixture.board.charts[0].table.x[0]))
    let picture = fixture.picture(Self.size)
    let spoken = try #require(picture.spokenPoint)
    #expect(spoken.contains("Strongest frequency (d⁻¹) 1, Amplitude 1"), "\(spoken)")
    #expect(picture.spokenFigures?.contains("coloured by Amplitude, ") == true)
  }

  @Test func onALogarithmicAxisLowFrequenciesHaveRoom() throws {
    var fixture = try fixture()
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setYScale(chart: 0, .logarithmic))
    let picture = fixture.picture(Self.size)
    let (_, cells) = try #require(drawnCells(picture))
    let shades = (0..<cells.rows).map { cells.shades[$0 * cells.columns] }
    let most = try #require(shades.max())
    let rows = shades.indices.filter { shades[$0] == most }
    #expect(rows.contains(Int(picture.yScales[0](1))) && rows.count > 12)
  }
}
