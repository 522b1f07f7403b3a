// Compatibility: partial | `NSUserActivity` | a tapped widget passes one to its app; there is no
//   Handoff and no search index

/// An activity of the user that the app can continue. A tapped widget passes one to its app.
///
/// There is no Handoff and no search index here: `becomeCurrent`, `resignCurrent` and `invalidate`
/// do nothing.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// The `INInteraction` of a configured widget, whose type is in Intents.
  package var _interaction: AnyObject?
  /// The name and the stored values of a configured widget's intent, which AppIntents decodes.
  package var _configuration: (intent: String, values: Any)?
  /// The identifier of the entity that the activity shows, whose type is in AppIntents.
  package var _entity: Any?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  open func becomeCurrent() {}

  open func resignCurrent() {}

  open func invalidate() {}
}

/// The type of the activity with which the system asks an app to open a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
