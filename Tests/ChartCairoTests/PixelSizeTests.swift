import ChartScene
import Testing

@testable import ChartCairo

@Suite struct PixelSizeTests {
  @Test(arguments: [
    (0.0, 10.0, 1.0), (10, 0, 1), (-5, 10, 1), (10, 10, 0), (-10, -10, -1), (.nan, 10, 1),
    (10, 10, .nan), (0.3, 10, 1),
  ])
  func emptySizes(width: Double, height: Double, scale: Double) {
    #expect {
      try PixelSize(Size(width, height), scale: scale)
    } throws: { error in
      if case .emptySize? = error as? ImageError { true } else { false }
    }
  }

  @Test(arguments: [
    (32_768.0, 1.0, 1.0), (1, 32_768, 1), (20_000, 1, 2), (20_000, 20_000, 1), (10, 10, .infinity),
    (.infinity, 10, 1), (1e308, 1e308, 1e308),
  ])
  func sizesBeyondAnImage(width: Double, height: Double, scale: Double) {
    #expect {
      try PixelSize(Size(width, height), scale: scale)
    } throws: { error in
      if case .tooLarge? = error as? ImageError { true } else { false }
    }
  }

  @Test func sizesAreRoundedToPixels() throws {
    let size = try PixelSize(Size(100.4, 33.3), scale: 1.5)
    #expect(size.width == 151 && size.height == 50)
    #expect(try PixelSize(Size(32_767, 1), scale: 1).width == 32_767)
    #expect(try PixelSize(Size(16_384, 16_384), scale: 1).height == 16_384)
  }
}
