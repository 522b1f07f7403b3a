@_exported import Foundation

/// A result of Core Audio's functions; 0 is success.
public typealias OSStatus = Int32

/// `wht?`: the file cannot be read.
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F
/// `typ?`: no known kind of sound.
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F
/// `fmt?`: the kind of file cannot hold sound that is coded so.
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F
/// `pty?`.
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F
/// `!siz`.
public let kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A
/// `prm?`: reading or writing is forbidden.
public let kAudioFilePermissionsError: OSStatus = 0x7072_6D3F
/// `optm`.
public let kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D
/// `dta?`: a known kind of file without sound that can be read.
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613F
/// `op??`.
public let kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F

/// Why a sound cannot be played.
enum SoundFailure: Error, Equatable {
  /// Not a file of this machine.
  case notAFile(URL)
  case unreadable(path: String, errno: Int32)
  case unknownFormat(path: String)
  /// The format is known; `reason` is the decoder's.
  case broken(path: String, reason: String)
  case pluginsMissing(path: String, elements: [String])
  /// While it was playing.
  case decoding(path: String, reason: String)
}

extension SoundFailure {
  private var text: String {
    switch self {
    case .notAFile(let url): "\(url): sounds are played from files; download it first"
    case .unreadable(let path, let errno): "\(path): \(String(cString: strerror(errno)))"
    case .unknownFormat(let path):
      "\(path): no sound that can be played; \(SoundFormat.names) can"
    case .broken(let path, let reason): "\(path): there is no sound in it: \(reason)"
    case .pluginsMissing(let path, let elements):
      "\(path): GStreamer lacks \(elements.joined(separator: ", ")); install the packages "
        + "gstreamer1.0-plugins-base and gstreamer1.0-plugins-good"
    case .decoding(let path, let reason): "\(path): it cannot be decoded any further: \(reason)"
    }
  }

  /// With the domain and the code that Apple's player gives.
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
    let facts = [NSLocalizedDescriptionKey: text]
    guard let status else {
      return NSError(
        domain: AVFoundationErrorDomain, code: AVError.Code.decodeFailed.rawValue, userInfo: facts)
    }
    return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: facts)
  }
}
