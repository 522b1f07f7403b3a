import AuthorNotices
import Foundation

// Compatibility (module): accepted | | settings have no effect: a notice

/// Restrictions of apps and web sites. They can be set and read back, and restrict nothing; a
/// notice says so.
public final class ManagedSettingsStore {
  public struct Name: Codable, Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Name("default")
  }

  public var shield = ShieldSettings() {
    didSet { AuthorNotice.report("ManagedSettings", lacks: "restrictions of apps") }
  }

  public init() {}
  public init(named name: Name) {}

  public func clearAllSettings() { shield = ShieldSettings() }
}

public struct ShieldSettings: Equatable, Sendable {
  public enum ActivityCategoryPolicy<T: Hashable & Sendable>: Hashable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<T>> = [])
    case all(except: Set<Token<T>> = [])
  }

  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

  public init() {}
}
