import CGtk
import Testing

@testable import GtkBridge

@Suite struct TextureTests {
  @Test func hasThePixelsThatWerePainted() {
    let before = liveBoxes
    do {
      let texture = Texture(width: 3, height: 2, rowLength: 16) { pixels in
        for index in pixels.indices { pixels[index] = 0xFF80_4000 | UInt32(index) }
      }
      var pixels = [UInt32](repeating: 0, count: 6)
      pixels.withUnsafeMutableBytes { bytes in
        gdk_texture_download(
          texture.texture, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(3 * 4))
      }
      #expect(pixels == [0, 1, 2, 16, 17, 18].map { 0xFF80_4000 | $0 })
    }
    #expect(liveBoxes == before)
  }
}
