import DeviceEngine
import Foundation

/// Plays the part of apps: opens a delivered link.
public protocol AppLauncher: Sendable {
  /// Runs the app with the link as its last argument; without a URL the link's user info comes as JSON
  /// on its standard input. Returns how it ended, for a person; nil where there is no app. Never throws:
  /// one that fails is told.
  ///
  /// - Parameter device: As it is now: an app has its language and its time zone.
  func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> String?
}

/// Runs an extension's command where it has one, else the app that its bundle brings along.
public struct DeviceLauncher: AppLauncher {
  private let commands: CommandLauncher
  private let programs: ProgramLauncher

  public init(commands: CommandLauncher, programs: ProgramLauncher) {
    self.commands = commands
    self.programs = programs
  }

  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> String? {
    app.openCommand.isEmpty
      ? await programs.open(link, in: app, on: device)
      : await commands.open(link, in: app, on: device)
  }
}

/// Only shows links: no app is run.
public struct NoLauncher: AppLauncher {
  public init() {}
  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> String? { nil }
}
