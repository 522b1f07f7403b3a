// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices

public let VNErrorDomain = "com.apple.Vision"

/// The code of an error in `VNErrorDomain`.
public enum VNErrorCode: Int, Sendable {
  case turiCoreErrorCode = -1
  case ok
  case requestCancelled
  case invalidFormat
  case operationFailed
  case outOfBoundsError
  case invalidOption
  case ioError
  case missingOption
  case notImplemented
  case internalError
  case outOfMemory
  case unknownError
  case invalidOperation
  case invalidImage
  case invalidArgument
  case invalidModel
  case unsupportedRevision
  case dataUnavailable
  case timeStampNotFound
  case unsupportedRequest
  case timeout
  case unsupportedComputeStage
  case unsupportedComputeDevice
}

/// The analysis of images, of which there is none.
enum MissingAnalysis {
  static func report() {
    AuthorNotice.report("Vision", lacks: "image analysis; requests find nothing")
  }

  static func error(_ code: VNErrorCode) -> NSError {
    report()
    return NSError(domain: VNErrorDomain, code: code.rawValue)
  }
}
