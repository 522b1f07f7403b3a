import DeviceEngine
import Foundation

/// Runs programs that play apps, once for each link.
public protocol AppLauncher: Sendable {
  /// Runs the app with the link's URL as its last argument. How an app without a URL gets the
  /// link's user info is up to the launcher.
  ///
  /// - Parameter device: The current settings, whose language and time zone the app gets.
  /// - Returns: How the app ended; nil if there is no app. Failures are returned, too.
  func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd?
}

/// Runs an extension's command (`CommandLauncher`) if it was installed with one, else the app in
/// its bundle (`ProgramLauncher`).
///
/// The command wins so that a developer can replace the bundled app. It runs with the user's
/// environment and without a sandbox; the bundled app runs in its extension's sandbox.
public struct DeviceLauncher: AppLauncher {
  private let commands: CommandLauncher
  private let programs: ProgramLauncher

  public init(commands: CommandLauncher, programs: ProgramLauncher) {
    self.commands = commands
    self.programs = programs
  }

  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd? {
    app.openCommand.isEmpty
      ? await programs.open(link, in: app, on: device)
      : await commands.open(link, in: app, on: device)
  }
}

/// Runs no apps: links are only recorded.
public struct NoLauncher: AppLauncher {
  public init() {}
  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd? { nil }
}
