import Foundation

/// The user's decisions on which extensions may use something of the device.
///
/// Its text, which is also its JSON, has one item per extension: `Weather:allow, Tide:ask`.
public struct AccessList<Item>: Equatable, Sendable
where Item: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  public typealias Decision = Item

  public private(set) var decisions: [ExtensionID: Decision]

  public init(_ decisions: [ExtensionID: Decision] = [:]) {
    self.decisions = decisions
  }

  /// The decision on an extension; nil if there is none.
  public subscript(id: ExtensionID) -> Decision? {
    get { decisions[id] }
    set { decisions[id] = newValue }
  }

  /// Sets the decisions of a text; others stay. Returns false, without a change, if the text is
  /// not a list of items such as `EXT:allow`.
  mutating func merge(_ text: String) -> Bool {
    var merged = decisions
    let items = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for item in items where !item.isEmpty {
      let parts = item.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let decision = Decision(rawValue: String(parts[1]))
      else { return false }
      merged[ExtensionID(String(parts[0]))] = decision
    }
    decisions = merged
    return true
  }

  /// Replaces the names of extensions. The decision under a name that is replaced is the newer one.
  mutating func rename(_ name: (ExtensionID) -> ExtensionID) {
    for (id, decision) in decisions where name(id) != id {
      decisions[id] = nil
      decisions[name(id)] = decision
    }
  }

  /// The items, sorted by extension.
  public var text: String {
    decisions.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.rawValue)" }
      .joined(separator: ", ")
  }
}

extension AccessList: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    guard merge(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a list such as Weather:allow, Tide:deny")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension DeviceSetting {
  /// A change merges its decisions with the others.
  static func access<Item>(
    _ name: String, _ path: WritableKeyPath<DeviceSettings, AccessList<Item>> & Sendable,
    example: String, _ summary: String
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, kind: .text(example: example),
      read: { .text($0[keyPath: path].text) },
      write: { value, settings in
        guard case .text(let text) = value else { return false }
        return settings[keyPath: path].merge(text)
      })
  }
}
