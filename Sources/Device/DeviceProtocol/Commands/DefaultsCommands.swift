import DeviceEngine
import ExtensionPool
import Foundation

/// Reads or changes a suite of `UserDefaults`. As on iOS, a change reloads no widget by itself.
package struct AccessDefaults: ExtensionCommand {
  package static let name = "defaults"
  /// An app group such as `group.example`; another suite or `standard` needs `extension`.
  var suite: String
  /// The extension whose own suite is meant.
  var `extension`: ExtensionID?
  /// True means the own suite of the extension's app.
  var app: Bool?
  /// The key to read or change; without it, all values are read.
  var key: String?
  /// The new value.
  var value: DefaultsValue?
  /// True removes the value.
  var remove: Bool?
  /// True reloads the widgets and controls of the extension, or of all extensions.
  var reload: Bool?

  package init(
    _ suite: String, extension id: ExtensionID? = nil, app: Bool? = nil, key: String? = nil,
    value: DefaultsValue? = nil, remove: Bool? = nil, reload: Bool? = nil
  ) {
    self.suite = suite
    `extension` = id
    self.app = app
    self.key = key
    self.value = value
    self.remove = remove
    self.reload = reload
  }

  package func validate() throws {
    if value != nil, remove == true {
      throw CommandError.invalidField(
        "remove", command: Self.name, expected: "to be absent if there is a value")
    }
    if key == nil, value != nil || remove == true {
      throw CommandError.missingField("key", command: Self.name)
    }
  }

  package func perform(on device: DeviceService) async throws -> DefaultsReport {
    do {
      let file = try await file(on: device)
      if let key, value != nil || remove == true { try file.set([key: value]) }
      if reload == true { try await reloadAll(on: device) }
      let values = file.values()
      return DefaultsReport(
        suite: suite, values: key.map { key in values.filter { $0.key == key } } ?? values)
    } catch let error as AppDataError {
      throw DeviceAnswer.Failure(code: "badDefaults", message: "\(error)")
    }
  }

  private func file(on device: DeviceService) async throws -> DefaultsDomainFile {
    guard let folders = device.folders else {
      throw DeviceAnswer.Failure(code: "badDefaults", message: "the device has no app data")
    }
    if let file = try folders.groupDefaults(suite) { return file }
    let known = await device.host.installedExtensions.map(\.id)
    guard let id = `extension` ?? (known.count == 1 ? known[0] : nil) else {
      throw CommandError.missingField("extension", command: Self.name)
    }
    guard known.contains(id) else { throw HostError.unknownExtension(id, known: known) }
    return try folders.defaults(suite, of: id, app == true ? .app : .extension)
  }

  private func reloadAll(on device: DeviceService) async throws {
    for app in await device.host.installedExtensions where `extension` ?? app.id == app.id {
      if !app.contents.widgets.isEmpty { try await device.host.reload(extension: app.id) }
      if !app.contents.controls.isEmpty { try await device.host.reloadControls(extension: app.id) }
    }
  }
}

/// Values of a suite.
package struct DefaultsReport: Codable, Equatable, Sendable {
  package var suite: String
  /// Empty if the suite or the key has no values.
  package var values: [String: DefaultsValue]
}
