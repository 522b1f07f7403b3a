import Foundation

/// Plays the part of apps: opens a delivered link.
public protocol AppLauncher: Sendable {
  /// Runs the extension's `openCommand` with the link as its last argument; without a URL the link's
  /// user info comes as JSON on its standard input. Returns how it ended, for a person; nil where the
  /// extension has no command. Never throws: a command that fails is told.
  func open(_ link: DeliveredLink, in app: InstalledExtension) async -> String?
}

/// Only shows links: no app is run.
public struct NoLauncher: AppLauncher {
  public init() {}
  public func open(_ link: DeliveredLink, in app: InstalledExtension) async -> String? { nil }
}
