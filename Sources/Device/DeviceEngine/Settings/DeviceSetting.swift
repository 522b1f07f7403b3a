import HostLink

/// One of the device's settings, as commands, the tool and the page see it: a name, the values it
/// accepts, and the property of `DeviceSettings` that stores it.
///
/// ```swift
/// let change = DeviceSetting.named("look")?.change(to: .text("tinted"))
/// change?.apply(to: &settings)
/// ```
/// `all` is the only list of settings; `all(of:)` are those of one device. The command `device`,
/// `vitrine device` and the page's settings panel are made from it.
public struct DeviceSetting: Sendable {
  /// A setting's value in JSON: a string, a Boolean or a whole number.
  public enum Value: Equatable, Sendable {
    case text(String)
    case toggle(Bool)
    case level(Int)
  }

  public enum Kind: Equatable, Sendable {
    /// Any string that `DeviceSettings.checked()` accepts.
    case text(example: String)
    case choice([String])
    case toggle
    /// A percentage, 0 to 100.
    case level
  }

  /// The name in JSON and on the command line, and of the property.
  public let name: String
  /// What the setting is, for help texts.
  public let summary: String
  public let kind: Kind
  /// The devices that have the setting.
  public private(set) var roles = Set(DeviceRole.allCases)
  /// Whether all devices have the same value.
  public private(set) var isShared = false
  /// Why views that read the setting are rendered again when it changes; nil if none reads it.
  package private(set) var renderingCause: LedgerRow.Cause?
  /// Writes the value into the environment of views.
  private var pass: (@Sendable (DeviceSettings, inout RenderEnvironment) -> Void)?
  private let read: @Sendable (DeviceSettings) -> Value
  private let write: @Sendable (Value, inout DeviceSettings) -> Bool

  init(
    name: String, summary: String, kind: Kind,
    read: @escaping @Sendable (DeviceSettings) -> Value,
    write: @escaping @Sendable (Value, inout DeviceSettings) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// The setting with a name; words may also be separated by hyphens: `developer-mode`.
  public static func named(_ name: String) -> DeviceSetting? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let capitalized = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = (words.prefix(1).map(String.init) + capitalized).joined()
    return all.first { $0.name == joined }
  }

  /// The settings of one device.
  public static func all(of role: DeviceRole) -> [DeviceSetting] {
    all.filter { $0.roles.contains(role) }
  }

  /// The setting with one value for all devices.
  var shared: DeviceSetting {
    var setting = self
    setting.isShared = true
    return setting
  }

  /// The setting, for some devices only.
  func only(_ roles: DeviceRole...) -> DeviceSetting {
    var setting = self
    setting.roles = Set(roles)
    return setting
  }

  /// The setting, which decides what views read: they are rendered again when it changes.
  func rendering(_ cause: LedgerRow.Cause = .environment) -> DeviceSetting {
    var setting = self
    setting.renderingCause = cause
    return setting
  }

  /// The setting, which views read as a value of their environment.
  func rendering<Value>(
    _ path: KeyPath<DeviceSettings, Value> & Sendable,
    as value: WritableKeyPath<RenderEnvironment, Value> & Sendable,
    _ cause: LedgerRow.Cause = .environment
  ) -> DeviceSetting {
    var setting = rendering(cause)
    setting.pass = { $1[keyPath: value] = $0[keyPath: path] }
    return setting
  }

  /// Writes the values that views read into their environment.
  static func pass(_ settings: DeviceSettings, to environment: inout RenderEnvironment) {
    for pass in passes { pass(settings, &environment) }
  }

  private static let passes = all.compactMap(\.pass)

  public func value(in settings: DeviceSettings) -> Value { read(settings) }

  /// A change to a value; nil if the setting does not accept it.
  public func change(to value: Value) -> Change? {
    var settings = DeviceSettings()
    return write(value, &settings) ? Change(setting: self, value: value) : nil
  }

  /// The change that a command line asks for, with `true` and `false` or `on` and `off` for
  /// toggles; nil if the setting does not accept the text.
  public func change(parsing text: String) -> Change? {
    switch (kind, text) {
    case (.toggle, "true"), (.toggle, "on"): change(to: .toggle(true))
    case (.toggle, "false"), (.toggle, "off"): change(to: .toggle(false))
    case (.toggle, _): nil
    case (.level, _): Int(text).flatMap { change(to: .level($0)) }
    case (.text, _), (.choice, _): change(to: .text(text))
    }
  }

  /// Completes "expected …".
  public var expected: String {
    switch kind {
    case .text(let example): "a string such as \(example)"
    case .choice(let names): "one of: \(names.joined(separator: ", "))"
    case .toggle: "true or false"
    case .level: "a whole number from 0 to 100"
    }
  }

  /// A new value for one setting.
  public struct Change: Sendable {
    fileprivate let setting: DeviceSetting
    public let value: Value

    public var name: String { setting.name }
    public var roles: Set<DeviceRole> { setting.roles }

    public func apply(to settings: inout DeviceSettings) {
      _ = setting.write(value, &settings)
    }
  }
}

extension DeviceSetting {
  static func text(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, String> & Sendable, example: String,
    _ summary: String
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, kind: .text(example: example),
      read: { .text($0[keyPath: path]) },
      write: { value, settings in
        guard case .text(let text) = value else { return false }
        settings[keyPath: path] = text
        return true
      })
  }

  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, Choice> & Sendable, _ summary: String
  ) -> DeviceSetting where Choice.RawValue == String {
    DeviceSetting(
      name: name, summary: summary, kind: .choice(Choice.allCases.map(\.rawValue)),
      read: { .text($0[keyPath: path].rawValue) },
      write: { value, settings in
        guard case .text(let text) = value, let choice = Choice(rawValue: text) else {
          return false
        }
        settings[keyPath: path] = choice
        return true
      })
  }

  static func toggle(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, Bool> & Sendable, _ summary: String
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, kind: .toggle, read: { .toggle($0[keyPath: path]) },
      write: { value, settings in
        guard case .toggle(let isOn) = value else { return false }
        settings[keyPath: path] = isOn
        return true
      })
  }
}

extension DeviceSetting {
  static func level(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, Int> & Sendable, _ summary: String
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, kind: .level, read: { .level($0[keyPath: path]) },
      write: { value, settings in
        guard case .level(let level) = value, (0...100).contains(level) else { return false }
        settings[keyPath: path] = level
        return true
      })
  }
}

extension DeviceSetting.Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .toggle(isOn)
    } else if let level = try? container.decode(Int.self) {
      self = .level(level)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .toggle(let isOn): try container.encode(isOn)
    case .level(let level): try container.encode(level)
    }
  }
}

extension DeviceSettings {
  /// Why views must be rendered again; nil if the change concerns only surfaces. Of several causes,
  /// the one that explains most.
  package func renderingCause(since old: DeviceSettings) -> LedgerRow.Cause? {
    let causes = DeviceSetting.all.compactMap { setting in
      setting.renderingCause.flatMap {
        setting.value(in: self) == setting.value(in: old) ? nil : $0
      }
    }
    let order: [LedgerRow.Cause] = [.locale, .typeSize, .significantTime]
    return order.first(where: causes.contains) ?? causes.first
  }
}
