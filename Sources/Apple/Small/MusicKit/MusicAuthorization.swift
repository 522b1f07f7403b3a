import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not authorized: a notice

/// Whether the user allows access to Apple Music. The answer is always `denied`, after a notice.
public enum MusicAuthorization {
  public enum Status: String, Codable, CustomStringConvertible, Hashable, Sendable {
    case notDetermined
    case denied
    case restricted
    case authorized

    public var description: String { rawValue }
  }

  public static var currentStatus: Status { .denied }

  public static func request() async -> Status {
    MissingMusic.report()
    return .denied
  }
}

enum MissingMusic {
  static func report() {
    AuthorNotice.report("MusicKit", lacks: "Apple Music; access is denied")
  }

  static func refusal() -> MusicTokenRequestError {
    report()
    return .permissionDenied
  }
}

public enum MusicTokenRequestError: String, Error, Hashable, Sendable {
  case developerTokenRequestFailed
  case permissionDenied
  case privacyAcknowledgementRequired
  case unknown
  case userNotSignedIn
  case userTokenRequestFailed
  case userTokenRevoked
}

/// The user's subscription to Apple Music. There is none here.
public struct MusicSubscription: Equatable, Hashable, Sendable {
  public enum Error: String, Swift.Error, Hashable, Sendable {
    case unknown
    case permissionDenied
    case privacyAcknowledgementRequired
  }

  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool

  public static var current: MusicSubscription {
    get async throws {
      MissingMusic.report()
      throw Error.permissionDenied
    }
  }
}
