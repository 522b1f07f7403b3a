// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import UIKit

// Compatibility (module): accepted | | the player is not signed in: a notice

open class GKPlayer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
}

extension GKLocalPlayer {
  /// Always throws, after a notice.
  public func fetchItemsForIdentityVerificationSignature() async throws -> (
    URL, Data, Data, UInt64
  ) {
    AuthorNotice.report("GameKit", lacks: "Game Center")
    throw GKError(.notAuthenticated)
  }

  /// Calls the handler with an error, after a notice.
  public func fetchItems(
    forIdentityVerificationSignature completionHandler:
      (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) {
    AuthorNotice.report("GameKit", lacks: "Game Center")
    completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated))
  }
}

/// The device's player, who is not signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public static let local = GKLocalPlayer()

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }

  /// Setting it calls it with an error, after a notice.
  @MainActor open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    get { nil }
    set {
      AuthorNotice.report("GameKit", lacks: "Game Center")
      newValue?(nil, GKError(.notAuthenticated))
    }
  }
}

public struct GKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled
    case communicationsFailure
    case userDenied
    case invalidCredentials
    case notAuthenticated
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }

  /// None of them is created here.
  open class Entry: NSObject {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var date: Date { .distantPast }
  }

  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    AuthorNotice.report("GameKit", lacks: "Game Center")
    throw GKError(.notAuthenticated)
  }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    AuthorNotice.report("GameKit", lacks: "Game Center")
    throw GKError(.notAuthenticated)
  }
}

open class GKAchievement: NSObject {
  public let identifier: String
  /// 0…100.
  open var percentComplete = 0.0
  open var showsCompletionBanner = false

  public init(identifier: String) { self.identifier = identifier }

  open class func report(_ achievements: [GKAchievement]) async throws {
    AuthorNotice.report("GameKit", lacks: "Game Center")
    throw GKError(.notAuthenticated)
  }
}
