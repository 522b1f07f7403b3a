import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

extension TestDevice {
  /// The user's settings of the device.
  public var settings: DeviceSettings {
    get async { await host.deviceSettings() }
  }

  /// The user's settings of an iPad, a watch, a car's display or a Mac beside the device; those
  /// that it would have if it is not connected.
  public func settings(of role: DeviceRole) async -> DeviceSettings {
    await host.deviceSettings(of: role)
  }

  /// Changes settings, and returns when widgets that read them have been reloaded.
  ///
  /// ```swift
  /// try await device.change {
  ///   $0.colorScheme = .dark
  ///   $0.locale = "de_DE"
  ///   $0.typeSize = .accessibility3
  /// }
  /// ```
  /// With a role, connects that companion and changes its own settings:
  ///
  /// ```swift
  /// try await device.change(on: .watch) { $0.face = .panel }
  /// ```
  /// Throws `HostError.badSetting` for an unknown device, locale or time zone, and
  /// ``TestDeviceError/failed(_:)``.
  public func change(
    on role: DeviceRole = .main, _ body: @Sendable (inout DeviceSettings) -> Void
  ) async throws {
    try await throwingFailures { try await host.changeDevice(role, body) }
  }

  /// Disconnects a companion. Its widgets keep their places until it is connected again.
  public func disconnect(_ role: DeviceRole) async throws {
    try await throwingFailures { try await host.disconnect(role) }
  }

  /// The values of a suite of `UserDefaults`: an app group, or `standard` for the extension's own.
  /// Throws `AppDataError.invalidName`.
  public func defaults(_ suite: String) throws -> [String: DefaultsValue] {
    try folder.extensions.defaults(suite, of: app.id).values()
  }

  /// Sets values of a suite of `UserDefaults`, as the app does. Other values stay; nil removes one.
  /// As on iOS, no widget is reloaded by this: call ``reloadTimelines(ofKind:)`` or
  /// ``TestWidget/reload()``.
  ///
  /// ```swift
  /// try device.setDefaults("group.vitrine.household", ["lamp.desk": true])
  /// ```
  /// Throws `AppDataError`.
  public func setDefaults(_ suite: String, _ values: [String: DefaultsValue?]) throws {
    try folder.extensions.defaults(suite, of: app.id).set(values)
  }

  /// The folder of an app group's container, for the files that app and extension share. Throws
  /// `AppDataError.invalidName` or an error of `FileManager`.
  public func container(ofGroup group: String) throws -> URL {
    let folder = try folder.extensions.container(ofGroup: group)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// What the extension has printed and logged, oldest first, at most 5,000 messages: `print`,
  /// `Logger`, and crashes with their stack.
  ///
  /// Ends the extension's process, so that nothing is missing. The next request starts it again.
  public var output: [String] {
    get async {
      await pool.end(app.id)
      return messages.output.rows(limit: 5000).rows.map(\.message.text)
    }
  }

  /// Notices about the extension's views, such as a missing image or an unknown symbol.
  public var notices: [String] { messages.notices }
}
