import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

// Commands on the device as a whole.

/// Everything that surfaces show, without pictures.
package struct GetState: DeviceCommand {
  package static let name = CommandName.state

  package func perform(on device: DeviceService) async throws -> HostState {
    await device.host.state()
  }
}

/// The screens that the device can have.
package struct ListDevices: DeviceCommand {
  package static let name = CommandName.devices

  package func perform(on device: DeviceService) async throws -> [DeviceEntry] {
    DeviceEntry.all
  }
}

/// The settings of the device, with the values that they accept.
package struct ListSettings: DeviceCommand {
  package static let name = CommandName.settings
  /// `main` by default.
  var on: DeviceRole?

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

/// Why a placement, a control or an activity shows what it shows.
package struct Explain: DeviceCommand {
  package static let name = CommandName.explain
  /// The identifier of a placement, a control or an activity.
  var placement: String
  /// The number of ledger rows; 20 by default.
  var limit: Int?

  package func validate() throws { try checkLimit(limit) }

  package func perform(on device: DeviceService) async throws -> AnyExplanation {
    let limit = limit ?? 20
    if placement.isControlIdentifier {
      return .control(try await device.host.explainControl(placement, limit: limit))
    }
    if placement.isActivityIdentifier {
      return .activity(try await device.host.explainActivity(placement, limit: limit))
    }
    return .placement(try await device.host.explain(placement, limit: limit))
  }
}

/// The explanation of any item. In JSON it is the item's own explanation.
package enum AnyExplanation: Codable, Sendable {
  case placement(Explanation)
  case control(ControlExplanation)
  case activity(ActivityExplanation)

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldKey.self)
    if fields.contains(FieldKey("control")) {
      self = .control(try ControlExplanation(from: decoder))
    } else if fields.contains(FieldKey("activity")) {
      self = .activity(try ActivityExplanation(from: decoder))
    } else {
      self = .placement(try Explanation(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .placement(let explanation): try explanation.encode(to: encoder)
    case .control(let explanation): try explanation.encode(to: encoder)
    case .activity(let explanation): try explanation.encode(to: encoder)
    }
  }
}

/// Rows of the ledger after a number, oldest first, or the newest rows.
package struct ListLedger: DeviceCommand {
  package static let name = CommandName.ledger
  var after: Int?
  /// 100 by default.
  var limit: Int?

  package func validate() throws {
    try check("after", after, in: 0...Int.max)
    try checkLimit(limit)
  }

  package func perform(on device: DeviceService) async throws -> [LedgerRow] {
    let limit = limit ?? 100
    guard let after else { return try await device.host.newestLedger(limit: limit) }
    return try await device.host.ledger(after: after, limit: limit)
  }
}

/// Reads or sets the clock: to a date, by an interval, or at a rate.
package struct SetClock: DeviceCommand {
  package static let name = CommandName.clock
  var date: Date?
  /// Seconds from the device's present time, or from `date`.
  var by: Double?
  /// Device seconds per second.
  var rate: Double?

  package func validate() throws {
    try check("by", by, in: -1e10...1e10)
    try check("rate", rate, in: 0...3600)
  }

  package func perform(on device: DeviceService) async throws -> ClockState {
    var date = date
    if let by {
      let from = if let date { date } else { await device.host.clockState().now }
      date = from.addingTimeInterval(by)
    }
    guard date != nil || rate != nil else { return await device.host.clockState() }
    return try await device.host.setClock(date: date, rate: rate)
  }
}

/// Reads or changes the settings. The fields are the settings of `DeviceSetting.all`.
package struct SetDevice: DeviceCommand {
  package static let name = CommandName.device
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
    return try await device.host.changeDevice(on) { [changes] settings in
      for change in changes { change.apply(to: &settings) }
    }
  }
}

/// Installs a bundle, or the extension built from a folder of sources.
package struct Install: DeviceCommand {
  package static let name = CommandName.install
  /// The path of a bundle or a folder of sources.
  var bundle: String
  /// The program that plays the app, and its arguments.
  var openCommand: [String]?

  package func perform(on device: DeviceService) async throws -> ExtensionSummary {
    let url = try await device.bundle(at: bundle)
    return try await device.install(url, openCommand: openCommand ?? [])
  }
}

/// Removes an extension and everything it shows.
package struct Uninstall: DeviceCommand {
  package static let name = CommandName.uninstall
  var `extension`: ExtensionIdentifier

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.uninstall(`extension`)
    return NoResult()
  }
}

/// Opens an app, as a tap on its icon or on a link does.
package struct OpenApp: DeviceCommand {
  package static let name = CommandName.openApp
  var `extension`: ExtensionIdentifier
  var url: URL?
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package func perform(on device: DeviceService) async throws -> DeliveredLink {
    let link = try await device.host.openApp(of: `extension`, url: url)
    return await device.delivery(of: link, if: wait) ?? link
  }
}

/// Moves the app in front to the background, as the Home gesture does.
package struct GoHome: DeviceCommand {
  package static let name = CommandName.home

  package func perform(on device: DeviceService) async throws -> NoResult {
    await device.host.goHome()
    return NoResult()
  }
}

/// A picture of a whole screen.
package struct TakeScreenshot: DeviceCommand {
  package static let name = CommandName.screenshot
  /// By default the app in front, or else the Home Screen. Control Center and the expanded Dynamic
  /// Island are drawn over the surface below them.
  var surface: SurfaceName?
  /// The device; by default that of the surface, or else `main`.
  var on: DeviceRole?
  /// Whether the first Live Activity fills StandBy, as after a tap.
  var fullScreen: Bool?
  /// From 0.
  var page: Int?
  /// Pixels per point; the device's own by default.
  var scale: Double?

  package func validate() throws {
    if let surface, !SurfaceName.screens.contains(surface) {
      throw invalid(
        "surface", "one of: \(SurfaceName.screens.map(\.rawValue).joined(separator: ", "))")
    }
    if fullScreen == true, surface != .standBy {
      throw invalid("fullScreen", "true only with the surface standBy")
    }
    try check("page", page, in: 0...999)
    try check("scale", scale, in: 0.25...4)
  }

  package func perform(on device: DeviceService) async throws -> Screenshot {
    Screenshot(
      png: try await device.screen(
        surface ?? (page == nil ? nil : .home), on: on, page: page ?? 0,
        isActivityFullScreen: fullScreen ?? false, scale: scale))
  }
}

/// What a surface of a companion shows, and where.
package struct ListContents: DeviceCommand {
  package static let name = CommandName.contents
  var surface: SurfaceName
  /// The surface's own device by default.
  var on: DeviceRole?
  /// Of a Home Screen or Control Center, from 0.
  var page: Int?

  package func validate() throws { try check("page", page, in: 0...999) }

  package func perform(on device: DeviceService) async throws -> SurfaceContents {
    try await device.contents(of: surface, on: on ?? surface.role, page: page ?? 0)
  }
}

/// The newest rows of the ledger and, with `follow`, the rows to come, one line each.
package struct ShowLog: StreamingCommand {
  package static let name = CommandName.log
  var follow: Bool?
  /// 20 by default.
  var limit: Int?

  package var isStream: Bool { follow ?? false }

  package func validate() throws { try checkLimit(limit) }

  package func perform(on device: DeviceService) async throws -> [LedgerRow] {
    try await device.host.newestLedger(limit: limit ?? 20)
  }

  package func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async {
    // Subscribe before reading the rows so far, so that none is missed in between.
    let changes = device.host.changes()
    var last: Int
    do {
      let rows = try await perform(on: device)
      last = rows.last?.sequence ?? 0
      guard send(try DeviceAnswer.encode(rows)) else { return }
    } catch {
      _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
      return
    }
    for await change in changes {
      let rows: [LedgerRow]
      switch change {
      case .ledger(let row): rows = row.sequence > last ? [row] : []
      case .resync:
        let limit = CommandLimits.rows.upperBound
        rows = (try? await device.host.ledger(after: last, limit: limit)) ?? []
      default: rows = []
      }
      for row in rows {
        guard let line = try? DeviceJSON.encode(LedgerMessage(row: row)), send(line) else { return }
        last = max(last, row.sequence)
      }
    }
  }
}

/// A row of the ledger in a stream.
package struct LedgerMessage: Codable, Equatable, Sendable {
  /// The type of the message, beside those of other streams.
  package var type = "ledger"
  package var row: LedgerRow

  init(row: LedgerRow) {
    self.row = row
  }
}

// MARK: - Calls

extension DeviceCommand where Self == GetState {
  package static var state: Self { Self() }
}

extension DeviceCommand where Self == ListDevices {
  package static var devices: Self { Self() }
}

extension DeviceCommand where Self == ListSettings {
  package static func settings(on role: DeviceRole? = nil) -> Self { Self(on: role) }
}

extension DeviceCommand where Self == Explain {
  package static func explain(_ id: String, limit: Int? = nil) -> Self {
    Self(placement: id, limit: limit)
  }
}

extension DeviceCommand where Self == ListLedger {
  package static func ledger(after: Int? = nil, limit: Int? = nil) -> Self {
    Self(after: after, limit: limit)
  }
}

extension DeviceCommand where Self == SetClock {
  package static func clock(
    date: Date? = nil, by: TimeInterval? = nil, rate: Double? = nil
  ) -> Self {
    Self(date: date, by: by, rate: rate)
  }
}

extension DeviceCommand where Self == SetDevice {
  package static func device(
    _ changes: [DeviceSetting.Change], on role: DeviceRole = .main, isConnected: Bool = true
  ) -> Self {
    Self(changes, on: role, isConnected: isConnected)
  }
}

extension DeviceCommand where Self == Install {
  package static func install(_ bundle: String, openCommand: [String] = []) -> Self {
    Self(bundle: bundle, openCommand: openCommand)
  }
}

extension DeviceCommand where Self == Uninstall {
  package static func uninstall(_ id: ExtensionIdentifier) -> Self { Self(extension: id) }
}

extension DeviceCommand where Self == OpenApp {
  package static func openApp(
    _ id: ExtensionIdentifier, _ url: URL?, wait: Bool? = nil
  ) -> Self {
    Self(extension: id, url: url, wait: wait)
  }
}

extension DeviceCommand where Self == GoHome {
  package static var home: Self { Self() }
}

extension DeviceCommand where Self == TakeScreenshot {
  package static func screenshot(
    _ surface: SurfaceName? = nil, on role: DeviceRole? = nil, page: Int? = nil,
    fullScreen: Bool? = nil, scale: Double? = nil
  ) -> Self {
    Self(surface: surface, on: role, fullScreen: fullScreen, page: page, scale: scale)
  }
}

extension DeviceCommand where Self == ListContents {
  package static func contents(
    of surface: SurfaceName, on role: DeviceRole? = nil, page: Int? = nil
  ) -> Self {
    Self(surface: surface, on: role, page: page)
  }
}

extension DeviceCommand where Self == ShowLog {
  package static func log(follow: Bool? = nil, limit: Int? = nil) -> Self {
    Self(follow: follow, limit: limit)
  }
}
