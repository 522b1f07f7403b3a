import AuthorNotices
@_exported import Combine
@_exported import Foundation
@_exported import ManagedSettings

// Compatibility (module): accepted | | not authorized: a notice

public enum AuthorizationStatus: Int, Codable, Hashable, CustomStringConvertible, Sendable {
  case notDetermined
  case denied
  case approved

  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

public enum FamilyControlsMember: Int, Codable, Hashable, Sendable {
  case child
  case individual
}

public enum FamilyControlsError: Int, Error, Sendable {
  case restricted
  case unavailable
  case invalidAccountType
  case invalidArgument
  case authorizationConflict
  case authorizationCanceled
  case networkError
  case authenticationMethodUnavailable
}

/// Asks a parent for permission. It is denied here, after a notice.
public final class AuthorizationCenter: ObservableObject, Sendable {
  public static let shared = AuthorizationCenter()

  public var authorizationStatus: AuthorizationStatus { .denied }

  private func refusal() -> FamilyControlsError {
    AuthorNotice.report("FamilyControls", lacks: "parental controls; access is denied")
    return .unavailable
  }

  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw refusal()
  }

  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    completionHandler(.failure(refusal()))
  }

  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    completionHandler(.failure(refusal()))
  }
}

/// What a parent has selected.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool

  public init() { self.init(includeEntireCategory: false) }

  public init(includeEntireCategory: Bool) {
    self.includeEntireCategory = includeEntireCategory
  }

  public var applications: Set<Application> { Set(applicationTokens.map(Application.init)) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init)) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init)) }
}
