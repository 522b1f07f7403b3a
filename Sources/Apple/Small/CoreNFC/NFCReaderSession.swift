import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not available: a notice

public struct NFCReaderError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSystemIsBusy = 203
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "NFCError" }
  public var errorCode: Int { code.rawValue }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty
  case nfcWellKnown
  case media
  case absoluteURI
  case nfcExternal
  case unknown
  case unchanged
}

open class NFCNDEFPayload: NSObject {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
}

open class NFCNDEFMessage: NSObject {
  open var records: [NFCNDEFPayload]

  public init(records: [NFCNDEFPayload]) { self.records = records }
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}

/// Reads tags. Not available here: a session ends with an error when it begins, after a notice.
open class NFCNDEFReaderSession: NSObject {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  open var alertMessage = ""

  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
  }

  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }

  open func begin() {
    AuthorNotice.report("CoreNFC", lacks: "NFC reader")
    delegate?.readerSession(
      self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }

  open func invalidate() {}
}
