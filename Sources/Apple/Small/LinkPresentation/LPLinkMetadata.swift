// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | metadata as values; nothing is loaded: a notice

public struct LPError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The title and the addresses of a web page.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var remoteVideoURL: URL?

  public override init() {}
}

/// Reads the metadata of web pages. Every request fails, after a notice.
open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30

  public override init() {}

  private func refusal() -> LPError {
    AuthorNotice.report("LinkPresentation", lacks: "metadata of web pages")
    return LPError(.metadataFetchFailed)
  }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, refusal())
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw refusal()
  }

  open func cancel() {}
}
