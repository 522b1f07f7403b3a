@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// What the system's search shows and finds of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // Unchecked, as on Apple's platforms: the author fills it before passing it on.
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var path: String?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var keywords: [String]?
  open var contentDescription: String?
  open var textContent: String?
  open var subject: String?
  open var comment: String?
  open var url: URL?
  open var addedDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var metadataModificationDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var city: String?
  open var stateOrProvince: String?
  open var country: String?
  open var artist: String?
  open var album: String?
  open var authorNames: [String]?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?
  private var custom: [String: Any] = [:]

  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }

  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    custom[key.keyName] = value
  }

  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    custom[key.keyName] as? any NSSecureCoding
  }
}

/// The name of an attribute that the app declares.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  // Unchecked: constant.
  public let keyName: String
  public let isSearchable: Bool
  public let isSearchableByDefault: Bool
  public let isUnique: Bool
  public let isMultiValued: Bool

  /// nil if the name is empty.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false,
      multiValued: false)
  }

  /// nil if the name is empty.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }
}

/// An item that an app adds to the system's search.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // Unchecked, as on Apple's platforms: the author fills it before passing it on.
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet
  open var isUpdate = false

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// The type of the activity with which a tapped search result opens an app.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which a search continues in an app.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchQueryString = "kCSSearchQueryString"
