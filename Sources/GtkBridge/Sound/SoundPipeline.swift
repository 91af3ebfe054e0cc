import CGtk
import Glibc

/// Why there is no sound.
public enum SoundFailure: Error {
  /// GStreamer is not installed.
  case noLibrary
  /// Some of its plugins are not.
  case noPlugin
  /// There is no room for its samples.
  case noRoom
  /// There is no device that plays, or it does not answer.
  case noDevice
}

/// Samples on their way to a device. Everything but its position may wait for that device: not on the main thread.
nonisolated struct SoundPipeline: @unchecked Sendable {
  private let library: GStreamer
  private let pipeline: OpaquePointer
  private let bus: OpaquePointer
  private let file: UnsafeMutablePointer<FILE>

  /// Begins to play samples of a left and a right channel in turn, `rate` a second of each; `sink` is what they end in,
  /// as GStreamer describes pipelines.
  init(_ samples: [Float], rate: Int, sink: String) throws(SoundFailure) {
    guard let library = GStreamer.loaded else { throw .noLibrary }
    guard let file = scratchFile(of: samples) else { throw .noRoom }
    let format = "format=pcm pcm-format=f32le num-channels=2 sample-rate=\(rate)"
    let description =
      "fdsrc fd=\(fileno(file)) ! rawaudioparse \(format) ! audioconvert ! audioresample ! \(sink)"
    var fault: UnsafeMutablePointer<GError>?
    let pipeline = library.parseLaunch(description, &fault)
    guard let pipeline, fault == nil, let bus = library.bus(pipeline) else {
      g_clear_error(&fault)
      pipeline.map(library.releaseObject)
      fclose(file)
      throw .noPlugin
    }
    (self.library, self.pipeline, self.bus, self.file) = (library, pipeline, bus, file)
    let change = library.setState(pipeline, GStreamer.playing)
    // Without a device a sink may take one that plays nothing, and warn.
    guard change != GStreamer.failure, !has(GStreamer.error | GStreamer.warning) else {
      end()
      throw .noDevice
    }
  }

  /// How much of it has been heard, in seconds; nil while nothing has.
  var seconds: Double? {
    var nanoseconds: gint64 = 0
    let isKnown = library.queryPosition(pipeline, GStreamer.time, &nanoseconds) != 0
    return isKnown && nanoseconds > 0 ? Double(nanoseconds) / 1e9 : nil
  }

  /// Whether its device has gone.
  var hasFailed: Bool { has(GStreamer.error) }

  /// Falls silent, and lets go of everything: nothing is asked of it afterwards.
  func end() {
    _ = library.setState(pipeline, GStreamer.null)
    library.releaseObject(bus)
    library.releaseObject(pipeline)
    fclose(file)
  }

  /// Whether there is a message of some types, which is no more then.
  private func has(_ types: CInt) -> Bool {
    guard let message = library.popMessage(bus, types) else { return false }
    library.releaseMessage(message)
    return true
  }
}

/// A file without a name that has samples, to be read from its beginning; nil where there is no room for one.
private nonisolated func scratchFile(of samples: [Float]) -> UnsafeMutablePointer<FILE>? {
  guard let file = tmpfile() else { return nil }
  let written = fwrite(samples, MemoryLayout<Float>.stride, samples.count, file)
  rewind(file)
  if written == samples.count { return file }
  fclose(file)
  return nil
}
