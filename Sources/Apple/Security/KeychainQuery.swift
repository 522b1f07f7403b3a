/// A dictionary that a `SecItem` function receives, taken apart.
struct KeychainQuery {
  /// The attributes that an item must have, with its class.
  private(set) var attributes: [String: Any] = [:]
  private(set) var accessGroup: String?
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var isForAll = false

  /// Attributes that do not limit a search: those that tell how, not what.
  private static let ignored: Set<String> = [
    kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseAuthenticationUI,
    kSecUseNoAuthenticationUI, kSecUseOperationPrompt,
    kSecReturnRef, kSecReturnPersistentRef, kSecAttrAccessControl,
  ]

  init(_ query: [String: Any]) {
    for (key, value) in query {
      guard let value = Self.unwrapped(value) else { continue }
      switch key {
      case kSecAttrAccessGroup: accessGroup = value as? String
      case kSecReturnData: returnsData = value as? Bool ?? false
      case kSecReturnAttributes: returnsAttributes = value as? Bool ?? false
      case kSecMatchLimit: isForAll = value as? String == kSecMatchLimitAll
      case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: continue
      case _ where Self.ignored.contains(key): continue
      default: attributes[key] = value
      }
    }
  }

  /// The attributes by which no two items of a class may agree.
  private static func primaryKeys(of kind: String) -> [String] {
    switch kind {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
        kSecAttrSecurityDomain, kSecAttrAuthenticationType,
      ]
    default: [kSecAttrLabel, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType]
    }
  }

  var kind: String? { attributes[kSecClass] as? String }

  func matches(_ item: [String: Any]) -> Bool {
    attributes.allSatisfy { key, value in
      key == kSecValueData || Self.isEqual(item[key], value)
    }
  }

  /// Whether the new item cannot be added beside this one.
  func collides(with item: [String: Any]) -> Bool {
    guard let kind, item[kSecClass] as? String == kind else { return false }
    return Self.primaryKeys(of: kind).allSatisfy { Self.isEqual(item[$0], attributes[$0]) }
  }

  /// What a search returns for an item; nil if the query asks for nothing.
  func result(for item: [String: Any]) -> AnyObject? {
    if returnsAttributes {
      var attributes = item
      if !returnsData { attributes[kSecValueData] = nil }
      if let accessGroup { attributes[kSecAttrAccessGroup] = accessGroup }
      return attributes as AnyObject
    }
    guard returnsData else { return nil }
    return (item[kSecValueData] as? Data ?? Data()) as AnyObject
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as Data, let other as Data): one == other
    case (let one as String, let other as String): one == other
    case (let one as Bool, let other as Bool): one == other
    case (let one as Int, let other as Int): one == other
    case (let one as Date, let other as Date): one == other
    default: false
    }
  }

  /// The value without optionals, such as those of `kCFBooleanTrue as Any`; nil if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
