import Glibc

/// Where sounds go: to what the desktop plays with, unless the environment names another sink of GStreamer's.
private let sinkVariable = "CHARTDECK_SOUND_SINK"
private let usualSink = "autoaudiosink"

/// Plays one sound at a time, without a wait for the device that plays it.
@MainActor public final class SoundPlayer {
  /// What has become of the last sound that was begun.
  public enum State: Equatable {
    /// It was stopped, or there is none.
    case silent
    /// Nothing of it has been heard yet.
    case starting
    /// So much of it has been heard.
    case playing(seconds: Double)
    /// It cannot be heard.
    case failed(SoundFailure)
  }

  private enum Sound {
    case none, starting, failed(SoundFailure)
    case begun(SoundPipeline)
  }

  private let sink: String
  private var sound = Sound.none
  /// The number of the last sound: who has begun another one meanwhile has no use for what comes of it.
  private var number = 0
  private let count = LiveBox()

  /// A silent player that ends in a sink as GStreamer describes it; without one, in the usual one.
  public init(sink: String? = nil) {
    self.sink = sink ?? getenv(sinkVariable).map { String(cString: $0) } ?? usualSink
  }

  isolated deinit { stop() }

  /// Begins to play what `samples` makes, on another thread: of a left and a right channel in turn, `rate` a second of
  /// each. What played before stops.
  public func play(rate: Int, _ samples: @escaping @Sendable () -> [Float]) {
    stop()
    sound = .starting
    let (number, sink) = (number, sink)
    inBackground {
      Result { () throws(SoundFailure) in
        try SoundPipeline(samples(), rate: rate, sink: sink)
      }
    } then: { [weak self] result in
      guard let self, self.number == number else {
        if case .success(let pipeline) = result { inBackground(pipeline.end) }
        return
      }
      sound =
        switch result {
        case .success(let pipeline): .begun(pipeline)
        case .failure(let failure): .failed(failure)
        }
    }
  }

  /// Falls silent.
  public func stop() {
    if case .begun(let pipeline) = sound { inBackground(pipeline.end) }
    sound = .none
    number += 1
  }

  /// What has become of the last sound, now.
  public var state: State {
    switch sound {
    case .none: .silent
    case .starting: .starting
    case .failed(let failure): .failed(failure)
    case .begun(let pipeline):
      pipeline.hasFailed
        ? .failed(.noDevice) : pipeline.seconds.map { .playing(seconds: $0) } ?? .starting
    }
  }
}
