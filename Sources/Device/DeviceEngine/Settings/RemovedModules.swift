import Devices
import HostLink

/// The device's own modules that the user has removed from Control Center.
///
/// Its text, which is also its JSON, has one item per module, such as
/// `connectivity:removed, torch:removed`.
public struct RemovedModules: Equatable, Sendable {
  public private(set) var names: Set<SystemModuleName> = []

  public init(_ names: Set<SystemModuleName> = []) {
    self.names = names
  }

  /// Sets the state of the modules in a text; others stay. Returns false, without a change, if the
  /// text is not a list of items such as `torch:removed` and `torch:shown`.
  mutating func merge(_ text: String) -> Bool {
    var merged = names
    for item in Self.items(text) {
      switch (Self.name(item), item.last) {
      case (let name?, "removed"): merged.insert(name)
      case (let name?, "shown"): merged.remove(name)
      default: return false
      }
    }
    names = merged
    return true
  }

  /// The items, in the order of the modules.
  public var text: String {
    SystemModuleName.allCases.filter(names.contains).map { "\($0.rawValue):removed" }
      .joined(separator: ", ")
  }

  private static func items(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The module of an item with two parts; nil if it is unknown.
  private static func name(_ item: [String]) -> SystemModuleName? {
    item.count == 2 ? item.first.flatMap(SystemModuleName.init) : nil
  }
}

extension RemovedModules: Codable {
  /// Ignores items that this version does not know, so that the settings of another version can be
  /// read.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(
      Set(Self.items(text).filter { $0.last == "removed" }.compactMap(Self.name)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension DeviceSetting {
  /// A change removes or shows modules; others stay.
  static func modules(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, RemovedModules> & Sendable,
    _ summary: String
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary,
      kind: .text(example: "torch:removed; the modules are \(SystemModuleName.list)"),
      read: { .text($0[keyPath: path].text) },
      write: { value, settings in
        guard case .text(let text) = value else { return false }
        return settings[keyPath: path].merge(text)
      })
  }
}

extension SystemModuleName {
  /// All names, for messages.
  package static let list = allCases.map(\.rawValue).joined(separator: ", ")
}

extension RenderEnvironment.Release {
  /// Whether the user can remove the device's own modules from Control Center.
  package var removesModules: Bool { self >= .iOS18 }
}
