// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Compatibility: partial | `NSUbiquitousKeyValueStore`, `ubiquityIdentityToken` | as on a device
//   whose user is not signed in to iCloud; values stay in the process

// iCloud, as on a device whose user is not signed in.
extension FileManager {
  /// Always nil: nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Always nil: nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public func isUbiquitousItem(at url: URL) -> Bool { false }
}

// The keys of `didChangeExternallyNotification`, which is never posted.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Values in iCloud. Without iCloud they stay in this process, as on a device whose user is not
/// signed in.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: all that changes is guarded by `lock`.
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: [String: Any] = [:]
  private let lock = NSLock()

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any, forKey: aKey) }
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Returns false: there is nothing to synchronize with.
  @discardableResult
  open func synchronize() -> Bool { false }
}
