/// The data protection class of an extension: when its widgets show their placeholder in place of
/// their content.
///
/// The raw values are those of the entitlement `com.apple.developer.default-data-protection`.
/// Source of the rules: "Creating a Widget Extension", Display a placeholder widget.
public enum DataProtection: String, Codable, CaseIterable, Sendable {
  case complete = "NSFileProtectionComplete"
  case completeUnlessOpen = "NSFileProtectionCompleteUnlessOpen"
  case untilFirstUnlock = "NSFileProtectionCompleteUntilFirstUserAuthentication"
  case unprotected = "NSFileProtectionNone"

  /// Whether widgets of this class show their placeholder now.
  ///
  /// - Parameter hasBeenUnlocked: Whether the device has been unlocked since it started.
  package func hidesContent(isLocked: Bool, hasBeenUnlocked: Bool) -> Bool {
    switch self {
    case .complete, .completeUnlessOpen: isLocked
    case .untilFirstUnlock: !hasBeenUnlocked
    case .unprotected: false
    }
  }

  /// Why a widget of this class shows its placeholder, for the user.
  ///
  /// - Parameters:
  ///   - isDeclared: Whether the class is the one in the entitlements, not the device's setting.
  ///   - failure: Why there is no placeholder.
  package func sentence(isDeclared: Bool, failure: String?) -> String {
    let time =
      self == .untilFirstUnlock
      ? "until the device is unlocked for the first time since its start"
      : "while the device is locked"
    let origin = isDeclared ? "in its entitlements" : "in the device's setting dataProtection"
    let problem = failure.map {
      " The placeholder could not be requested: \(LedgerText.clause($0))."
    }
    return "The placeholder hides the content \(time): the data protection class \(origin) is "
      + "\(rawValue).\(problem ?? "")"
  }
}

/// The device's setting for data protection: the class that each extension declares in its
/// entitlements, or one class for all extensions.
public enum DataProtectionSetting: String, Codable, CaseIterable, Sendable {
  case declared
  case complete = "NSFileProtectionComplete"
  case completeUnlessOpen = "NSFileProtectionCompleteUnlessOpen"
  case untilFirstUnlock = "NSFileProtectionCompleteUntilFirstUserAuthentication"
  case unprotected = "NSFileProtectionNone"

  /// The class of all extensions; nil for the declared ones.
  package var override: DataProtection? { DataProtection(rawValue: rawValue) }
}

extension KeyedDecodingContainer {
  /// Settings that were stored before this one existed have no value for it.
  func decode(
    _ type: DataProtectionSetting.Type, forKey key: Key
  ) throws -> DataProtectionSetting {
    try decodeIfPresent(type, forKey: key) ?? .declared
  }
}
