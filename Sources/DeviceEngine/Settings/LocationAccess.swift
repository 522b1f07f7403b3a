import Foundation
import HostLink

/// The user's decisions on which extensions may use the device's position.
///
/// An extension asks with its first use of `CLLocationManager`; it is then in the list, undecided.
/// Its text, which is also its JSON, has one item per extension: `Weather:allow, Tide:ask`.
public struct LocationAccess: Equatable, Sendable {
  public enum Decision: String, CaseIterable, Sendable {
    /// The extension has asked, and the user has not answered.
    case ask
    case allow, deny
  }

  public private(set) var decisions: [ExtensionIdentifier: Decision]

  public init(_ decisions: [ExtensionIdentifier: Decision] = [:]) {
    self.decisions = decisions
  }

  /// The decision on an extension; nil if it has not asked.
  public subscript(id: ExtensionIdentifier) -> Decision? {
    get { decisions[id] }
    set { decisions[id] = newValue }
  }

  /// Sets the decisions of a text; others stay. Returns false, without a change, if the text is
  /// not a list of `EXT:allow`, `EXT:deny` and `EXT:ask`.
  mutating func merge(_ text: String) -> Bool {
    var merged = decisions
    let items = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for item in items where !item.isEmpty {
      let parts = item.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let decision = Decision(rawValue: String(parts[1]))
      else { return false }
      merged[String(parts[0])] = decision
    }
    decisions = merged
    return true
  }

  /// The items, sorted by extension.
  public var text: String {
    decisions.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.rawValue)" }
      .joined(separator: ", ")
  }
}

extension LocationAccess: Codable {
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
  static let locationAccess = DeviceSetting(
    name: "locationAccess",
    summary: "Extensions that may use the position, as EXT:allow or EXT:deny",
    kind: .text(example: "Weather:allow"), read: { .text($0.locationAccess.text) },
    write: { value, settings in
      guard case .text(let text) = value else { return false }
      return settings.locationAccess.merge(text)
    })
}
