import DeviceEngine
import HostLink
import WidgetHost

/// The settings of the device, with the values that they accept.
package struct ListSettings: DeviceCommand {
  package static let name = "settings"
  /// `main` by default.
  var on: DeviceRole?

  package init(on role: DeviceRole? = nil) {
    on = role
  }

  package func perform(on device: DeviceService) async throws -> [SettingListing] {
    DeviceSetting.all(of: on ?? .main).map(SettingListing.init)
  }
}

/// A setting, for surfaces that let the user change it.
package struct SettingListing: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case text, choice, toggle, level }

  /// The name in commands, such as `typeSize`.
  package var name: String
  /// What the setting does, in a few words.
  package var summary: String
  package var kind: Kind
  /// The values of a choice.
  package var values: [String]?
  /// True if all devices have one value.
  package var isShared: Bool

  init(_ setting: DeviceSetting) {
    name = setting.name
    summary = setting.summary
    isShared = setting.isShared
    switch setting.kind {
    case .text: kind = .text
    case .choice(let names): (kind, values) = (.choice, names)
    case .toggle: kind = .toggle
    case .level: kind = .level
    }
  }
}

/// Reads or changes the settings. The fields are the settings of `DeviceSetting.all`.
package struct SetDevice: DeviceCommand {
  package static let name = "device"
  var changes: [DeviceSetting.Change]
  /// The device to change; a companion that is not connected is connected. `main` by default.
  var on: DeviceRole
  /// False disconnects the companion.
  var isConnected: Bool

  private static let role = FieldKey("on")
  private static let connection = FieldKey("isConnected")

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldKey.self)
    changes = []
    on = try fields.decodeIfPresent(DeviceRole.self, forKey: Self.role) ?? .main
    isConnected = try fields.decodeIfPresent(Bool.self, forKey: Self.connection) ?? true
    for setting in DeviceSetting.all {
      let key = FieldKey(setting.name)
      guard fields.contains(key), try !fields.decodeNil(forKey: key) else { continue }
      guard let value = try? fields.decode(DeviceSetting.Value.self, forKey: key),
        let change = setting.change(to: value)
      else {
        throw CommandError.invalidField(
          setting.name, command: Self.name, expected: setting.expected)
      }
      changes.append(change)
    }
  }

  package init(
    _ changes: [DeviceSetting.Change], on role: DeviceRole = .main, isConnected: Bool = true
  ) {
    self.changes = changes
    on = role
    self.isConnected = isConnected
  }

  package func validate() throws {
    guard isConnected || (on != .main && changes.isEmpty) else {
      throw invalid("isConnected", "false only for a companion, without settings beside it")
    }
    for change in changes where !change.roles.contains(on) {
      let roles = change.roles.map(\.rawValue).sorted().joined(separator: ", ")
      throw invalid(
        change.name, "no such setting on the device \"\(on.rawValue)\", only on: \(roles)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FieldKey.self)
    for change in changes { try fields.encode(change.value, forKey: FieldKey(change.name)) }
    if on != .main { try fields.encode(on, forKey: Self.role) }
    if !isConnected { try fields.encode(isConnected, forKey: Self.connection) }
  }

  package func perform(on device: DeviceService) async throws -> DeviceSettings {
    guard isConnected else {
      try await device.host.disconnect(on)
      return await device.host.deviceSettings(of: on)
    }
    let names = await device.host.names
    return try await device.host.changeDevice(on) { [changes] settings in
      for change in changes { change.apply(to: &settings) }
      settings.renameExtensions(names.identifier)
    }
  }
}
