// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What a search finds and shows.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var phoneNumbers: [String]?
  open var rating: NSNumber?

  public init(contentType: UTType) { self.contentType = contentType.identifier }
  public init(itemContentType: String) { contentType = itemContentType }
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
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

/// The index of the device's search, which does not exist here: `isIndexingAvailable()` is false,
/// and changes fail, after a notice.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let index = CSSearchableIndex(name: "")

  public init(name: String) {}

  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }

  private func refusal() -> CSIndexError {
    AuthorNotice.report("CoreSpotlight", lacks: "search of the device")
    return CSIndexError(.indexingUnsupported)
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(refusal())
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw refusal() }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(refusal())
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(refusal())
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(refusal())
  }

  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw refusal()
  }

  open func deleteAllSearchableItems() async throws { throw refusal() }
}
