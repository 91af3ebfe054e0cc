private import Glibc

/// So many pieces are looked at, evenly apart where there would be more, and so many rows of frequencies are told apart.
private let (mostTimes, mostRows) = (4096, 2048)
/// The weakest amplitude that is told from nothing is the middle one of all, so that noise does not hide what is in it, but is
/// between these parts of the strongest.
private let weakestParts = 1e-3...0.25
/// So many amplitudes are looked at for that.
private let mostSampled = 1 << 16
/// The amplitude of a wave is told by one of so many levels above nothing.
private let levelCount = 255.0

/// How strong each frequency is in one piece of evenly spaced values after the other, as far as an eye sees it.
public struct Spectrogram: Equatable, Sendable {
  /// How many values a piece has, and from its first one to that of the next piece.
  let length, hop: Int
  /// How far frequencies are apart, in waves a value; the first one is one such step from 0.
  let step: Double
  /// How many frequencies there are, and how many neighbours are one row.
  let frequencyCount, frequenciesPerRow: Int
  /// For each piece the number of its strongest frequency, from 1, and the amplitude of that; gaps where nothing moves.
  let strongest, amplitudes: [Double]
  /// For each piece and each of its rows, from the lowest one on, how strong the strongest of its frequencies is.
  private let levels: [UInt8]
  /// The amplitudes of the lowest and of the highest level.
  public let domain: ClosedRange<Double>

  /// That of values without gaps in pieces of a length, at least 4 and at most all of them; nil of fewer. n log n time.
  init?(of values: [Double], pieces asked: Int? = nil, isFaded: Bool = true) {
    let length = min(max(4, asked ?? values.count.usualPiece), values.count)
    guard length >= 4 else { return nil }
    let room = values.count - length
    let hop = max(length / 2, (room + mostTimes - 2) / (mostTimes - 1))
    let spectra = stride(from: 0, through: room, by: hop).compactMap { start in
      let piece = Array(values[start..<start + length])
      return Spectrum(of: piece, isFaded: isFaded)?.withoutNoise(of: piece)
    }
    guard let first = spectra.first, spectra.count == room / hop + 1 else { return nil }
    (self.length, self.hop, step) = (length, hop, first.step)
    frequencyCount = first.amplitudes.count
    let perRow = (frequencyCount + mostRows - 1) / mostRows
    frequenciesPerRow = perRow
    let peaks = spectra.map(\.peak)
    strongest = peaks.map { $0.map { Double($0.place + 1) } ?? .nan }
    amplitudes = peaks.map { $0?.amplitude ?? .nan }
    let highest = amplitudes.reduce(0) { $1 > $0 ? $1 : $0 }
    let weakest = spectra.middleAmplitude.clamped(
      to: weakestParts.lowerBound * highest...weakestParts.upperBound * highest)
    domain = weakest...highest
    levels = spectra.flatMap { $0.levels(from: weakest, to: highest, each: perRow) }
  }

  /// How many pieces there are.
  public var pieceCount: Int { strongest.count }
  /// How many rows each has.
  public var rowCount: Int { (frequencyCount + frequenciesPerRow - 1) / frequenciesPerRow }

  /// From the first value to the middle of a piece, in values.
  func middle(ofPiece piece: Int) -> Double { Double(piece * hop) + Double(length - 1) / 2 }

  /// For each row the highest level of some pieces. Time in proportion to both.
  public func levels(ofPieces pieces: Range<Int>) -> [UInt8] {
    var highest = Array(levels[pieces.lowerBound * rowCount..<(pieces.lowerBound + 1) * rowCount])
    for piece in pieces.dropFirst() {
      let start = piece * rowCount
      for row in highest.indices { highest[row] = max(highest[row], levels[start + row]) }
    }
    return highest
  }
}

extension [Spectrum] {
  /// The middle one of all amplitudes, or of some of them that are evenly apart.
  fileprivate var middleAmplitude: Double {
    let count = reduce(0) { $0 + $1.amplitudes.count }
    let apart = Swift.max(1, count / mostSampled)
    let sample = lazy.flatMap(\.amplitudes).enumerated().lazy.filter { $0.offset % apart == 0 }
      .map(\.element).sorted()
    return sample.isEmpty ? 0 : sample[sample.count / 2]
  }
}

/// What is less than this part of the values is what their mean is wrong by.
private let certainPart = 1e-13

extension Spectrum {
  /// The same without waves that a double cannot tell from nothing beside the values they are in.
  fileprivate func withoutNoise(of values: [Double]) -> Spectrum {
    let least = certainPart * values.reduce(0) { max($0, $1.magnitude) }
    var spectrum = self
    spectrum.amplitudes = amplitudes.map { $0 > least ? $0 : 0 }
    return spectrum
  }

  /// The frequency of the highest amplitude; nil where none is above 0.
  fileprivate var peak: (place: Int, amplitude: Double)? {
    guard let place = amplitudes.indices.max(by: { amplitudes[$0] < amplitudes[$1] }),
      amplitudes[place] > 0
    else { return nil }
    return (place, amplitudes[place])
  }

  /// The levels of rows of neighbouring frequencies between two amplitudes, evenly apart in decibels.
  fileprivate func levels(from low: Double, to high: Double, each count: Int) -> [UInt8] {
    let decades = log(high / low)
    return stride(from: 0, to: amplitudes.count, by: count).map { start in
      let amplitude = amplitudes[start..<min(start + count, amplitudes.count)].reduce(0, max)
      let share = amplitude > low ? log(amplitude / low) / decades : 0
      return UInt8((share * levelCount).rounded().clamped(to: 0...levelCount))
    }
  }
}

extension Int {
  /// The length of pieces that tells times about as well as frequencies: twice the root of all, as a power of two.
  fileprivate var usualPiece: Int {
    let wanted = 2 * Double(self).squareRoot()
    return 1 << Swift.max(3, Int(log2(Swift.max(8, wanted)).rounded()))
  }
}

/// The pieces of values over x, and what is in each.
struct Sonogram: Equatable, Sendable {
  let spectrogram: Spectrogram
  /// The x of the first value, and how far values are apart.
  let start, spacing: Double
}

/// A spectrogram as a table shows it.
public struct ShownSpectrogram: Equatable, Sendable {
  /// What it shows.
  public let spectrogram: Spectrogram
  /// The x of the middle of the first piece, and how far pieces are apart.
  public let start, spacing: Double
  /// How far frequencies are apart, in the unit of the axis; the first one is one such step from 0.
  public let step: Double
  /// In what amplitudes are told, if that is known.
  public let amplitudeUnit: String?

  /// The amplitude of the strongest frequency of a piece; NaN where nothing moves.
  public func amplitude(ofPiece piece: Int) -> Double { spectrogram.amplitudes[piece] }

  /// From below the lowest frequency to above the highest one.
  public var frequencies: ClosedRange<Double> {
    step / 2...step * (Double(spectrogram.frequencyCount) + 0.5)
  }

  /// The rows of frequencies in a range; none beyond all of them. Each frequency reaches halfway to its neighbours.
  public func rows(of range: ClosedRange<Double>) -> Range<Int> {
    func row(_ frequency: Double) -> Int {
      let place = (frequency / step - 0.5) / Double(spectrogram.frequenciesPerRow)
      return Int(clamping: place.rounded(.down))
    }
    guard range.overlaps(frequencies), range.lowerBound < frequencies.upperBound else {
      return 0..<0
    }
    // On a logarithmic axis the last pixel may begin where the last row ends.
    let first = min(max(0, row(range.lowerBound)), spectrogram.rowCount - 1)
    return first..<max(first + 1, min(row(range.upperBound.nextDown) + 1, spectrogram.rowCount))
  }
}
