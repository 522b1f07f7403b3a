/// A media file type by its uniform type identifier, for `fileTypeHint` of `AVAudioPlayer`.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

extension AVFileType {
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let au = AVFileType("public.au-audio")
  /// Not supported for playback.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// Not supported for playback.
  public static let caf = AVFileType("com.apple.coreaudio-format")
  /// Not supported for playback.
  public static let aiff = AVFileType("public.aiff-audio")
  /// Not supported for playback.
  public static let aifc = AVFileType("public.aifc-audio")
}
