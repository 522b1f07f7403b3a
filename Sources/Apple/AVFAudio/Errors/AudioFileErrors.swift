@_exported import Foundation

/// A result code of Core Audio; 0 is success.
public typealias OSStatus = Int32

/// `wht?`: the file cannot be read.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
/// `typ?`: the file format is not supported.
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
/// `fmt?`: the data format is not supported in this file format.
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// `pty?`.
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
/// `!siz`.
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
/// `prm?`: permission denied.
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
/// `optm`.
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
/// `dta?`: the file is malformed.
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
/// `op??`.
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F

/// Why a sound could not be played.
enum SoundFailure: Error, Equatable {
  /// The URL is not a file URL.
  case notAFile(URL)
  case unreadable(path: String, errno: Int32)
  case unknownFormat(path: String)
  /// The format is supported, but decoding failed for the decoder's `reason`.
  case broken(path: String, reason: String)
  case pluginsMissing(path: String, elements: [String])
  /// Decoding failed during playback.
  case decoding(path: String, reason: String)
}

extension SoundFailure {
  private var text: String {
    switch self {
    case .notAFile(let url): "\(url): not a file; download the sound first"
    case .unreadable(let path, let errno): "\(path): \(String(cString: strerror(errno)))"
    case .unknownFormat(let path):
      "\(path): unsupported sound format. Supported: \(SoundFormat.names)"
    case .broken(let path, let reason): "\(path): contains no playable sound: \(reason)"
    case .pluginsMissing(let path, let elements):
      "\(path): missing from GStreamer: \(elements.joined(separator: ", ")); install the packages "
        + "gstreamer1.0-plugins-base and gstreamer1.0-plugins-good"
    case .decoding(let path, let reason): "\(path): decoding failed: \(reason)"
    }
  }

  /// The error with the domain and code of Apple's player.
  var asNSError: NSError {
    let status: OSStatus? =
      switch self {
      case .notAFile: kAudioFileUnspecifiedError
      case .unreadable(_, let errno):
        errno == EACCES ? kAudioFilePermissionsError : kAudioFileUnspecifiedError
      case .unknownFormat: kAudioFileUnsupportedFileTypeError
      case .broken: kAudioFileInvalidFileError
      case .pluginsMissing: kAudioFileUnsupportedDataFormatError
      case .decoding: nil
      }
    let userInfo = [NSLocalizedDescriptionKey: text]
    guard let status else {
      return NSError(
        domain: AVFoundationErrorDomain, code: AVError.Code.decodeFailed.rawValue,
        userInfo: userInfo)
    }
    return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: userInfo)
  }
}
