import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | items as values; there is no index: a notice

/// The system's search index. There is no search here: an index accepts items and keeps none.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: it has no state.
  public enum ProtectionClass: Sendable {
    case none, complete, completeUnlessOpen, completeUntilFirstUserAuthentication
  }

  private static let shared = CSSearchableIndex(name: "")

  /// Always false: nothing can be found.
  open class func isIndexingAvailable() -> Bool { false }

  open class func `default`() -> CSSearchableIndex { shared }

  public init(name: String) {
    super.init()
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.reportMissing()
    completionHandler?(nil)
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    Self.reportMissing()
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}

  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open func deleteAllSearchableItems() async throws {}

  /// Reports to the author that nothing is indexed.
  package static func reportMissing() {
    AuthorNotice.report("CoreSpotlight", lacks: "search index; items are not kept")
  }
}

public struct CSIndexError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case quotaExceeded = -1005
    case indexingUnsupported = -1006
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CSIndexErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// An index that is being rebuilt. Nothing asks for it.
open class CSSearchableIndexDescription: NSObject {
  public let name: String

  init(name: String) {
    self.name = name
  }
}
