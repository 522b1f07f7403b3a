import Foundation

/// The default sound of alerts: two short tones that fade out.
enum AlertChime {
  private static let sampleRate = 44_100
  /// The tones: frequency in hertz, and start in seconds.
  private static let tones = [(frequency: 783.99, start: 0.0), (frequency: 1174.66, start: 0.14)]
  /// Seconds.
  private static let duration = 0.9

  /// A WAV file with 16-bit samples in one channel.
  static let file: Data = {
    let samples = (0..<Int(duration * Double(sampleRate))).map { index -> Int16 in
      let time = Double(index) / Double(sampleRate)
      let level = tones.reduce(0) { sum, tone in
        let age = time - tone.start
        guard age > 0 else { return sum }
        // Rises within 5 ms, so that the start does not click.
        let envelope = min(age / 0.005, 1) * exp(-age * 6)
        return sum + envelope * sin(2 * .pi * tone.frequency * age)
      }
      return Int16(max(-1, min(level * 0.35, 1)) * Double(Int16.max))
    }
    var data = Data("RIFF".utf8)
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    let bytes = UInt32(samples.count * 2)
    append(36 + bytes)
    data.append(Data("WAVEfmt ".utf8))
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(sampleRate))
    append(UInt32(sampleRate * 2))
    append(UInt16(2))
    append(UInt16(16))
    data.append(Data("data".utf8))
    append(bytes)
    for sample in samples { append(sample) }
    return data
  }()
}
