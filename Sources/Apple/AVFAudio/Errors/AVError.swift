// Compatibility (module): partial | AVFoundation, AVFAudio | sounds (see below)
// Compatibility: works | `AVError`, `AVFoundationErrorDomain`, `kAudioFile…Error` | Apple's
//   numbers; a sound that cannot be decoded completely causes `AVError.decodeFailed`

/// The domain of `AVError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of the media frameworks.
public struct AVError: Error, Equatable, Sendable {
  public static var errorDomain: String { AVFoundationErrorDomain }

  public var code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension AVError {
  /// The codes for audio errors. The raw values are Apple's.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case mediaServicesWereReset = -11819
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case decoderNotFound = -11833
    case operationNotAllowed = -11862
  }
}

extension AVError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}
