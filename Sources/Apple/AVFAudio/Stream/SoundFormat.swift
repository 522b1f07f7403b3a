/// A sound file format, recognized by the first bytes of a file.
enum SoundFormat: String, CaseIterable {
  case wave = "WAV"
  /// Vorbis, Opus or FLAC in Ogg.
  case ogg = "Ogg"
  case flac = "FLAC"
  case mpeg = "MP3"
  case sun = "AU"

  /// The number of bytes that `init(firstBytes:)` needs.
  static let lookahead = 12

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  init?(firstBytes bytes: [UInt8]) {
    func follows(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if follows("RIFF") || follows("RF64"), follows("WAVE", at: 8) {
      self = .wave
    } else if follows("OggS") {
      self = .ogg
    } else if follows("fLaC") {
      self = .flac
    } else if follows(".snd") {
      self = .sun
    } else if follows("ID3") || Self.isFrame(bytes) {
      self = .mpeg
    } else {
      return nil
    }
  }

  /// - Parameter hint: A uniform type identifier or a file name extension.
  init?(hint: String) {
    switch hint {
    case "com.microsoft.waveform-audio", "wav", "wave": self = .wave
    case "org.xiph.ogg-audio", "ogg", "oga", "opus": self = .ogg
    case "org.xiph.flac", "flac": self = .flac
    case "public.mp3", "mp3": self = .mpeg
    case "public.au-audio", "au": self = .sun
    default: return nil
    }
  }

  /// Whether the bytes begin an MPEG audio frame: eleven set bits and a non-zero layer. The layer
  /// of AAC frames is zero.
  private static func isFrame(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] & 0x06 != 0
  }

  /// The GStreamer plugins that decode the format.
  var plugins: [String] {
    switch self {
    case .wave: ["wavparse", "alaw", "mulaw"]
    case .ogg: ["ogg", "vorbis", "opus", "flac", "audioparsers"]
    case .flac: ["flac", "audioparsers"]
    case .mpeg: ["id3demux", "mpg123", "audioparsers"]
    case .sun: ["auparse", "alaw", "mulaw"]
    }
  }
}
