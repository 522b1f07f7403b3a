@_exported import Foundation

/// An opaque identifier of something that a parent has selected.
public struct Token<T>: Codable, Hashable, Sendable {
  private let data: Data

  public init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct Application: Codable, Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public let localizedDisplayName: String?

  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    token = nil
    localizedDisplayName = nil
  }

  public init(token: ApplicationToken) {
    bundleIdentifier = nil
    self.token = token
    localizedDisplayName = nil
  }
}

public struct ActivityCategory: Codable, Hashable, Sendable {
  public let token: ActivityCategoryToken?
  public let localizedDisplayName: String?

  public init(token: ActivityCategoryToken) {
    self.token = token
    localizedDisplayName = nil
  }
}

public struct WebDomain: Codable, Hashable, Sendable {
  public let domain: String?
  public let token: WebDomainToken?

  public init(domain: String) {
    self.domain = domain
    token = nil
  }

  public init(token: WebDomainToken) {
    domain = nil
    self.token = token
  }
}
