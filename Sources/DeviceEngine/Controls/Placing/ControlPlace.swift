import HostLink

/// The place of a control.
///
/// In JSON `{"surface": "controlCenter", "position": 3, "size": "medium"}`,
/// `{"surface": "lock", "slot": "left"}`, `{"surface": "actionButton"}`.
public enum ControlPlace: Equatable, Hashable, Sendable {
  /// The position in Control Center's order, from 0. A position beyond the end, or a missing one in
  /// JSON, means the end. `ControlGrid` computes the cells.
  case controlCenter(position: Int, size: ControlSizeName)
  /// One of the two slots at the bottom of the Lock Screen.
  case lock(ControlSlot)
  case actionButton

  public var surface: SurfaceName {
    switch self {
    case .controlCenter: .controlCenter
    case .lock: .lock
    case .actionButton: .actionButton
    }
  }

  /// Controls outside Control Center are small.
  public var size: ControlSizeName {
    if case .controlCenter(_, let size) = self { size } else { .small }
  }
}

public enum ControlSlot: String, Codable, CaseIterable, Sendable { case left, right }

extension ControlPlace: Codable {
  private enum Key: String, CodingKey { case surface, position, size, slot }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(SurfaceName.self, forKey: .surface) {
    case .controlCenter:
      self = .controlCenter(
        position: try container.decodeIfPresent(Int.self, forKey: .position) ?? Int.max,
        size: try container.decodeIfPresent(ControlSizeName.self, forKey: .size) ?? .small)
    case .lock: self = .lock(try container.decode(ControlSlot.self, forKey: .slot))
    case .actionButton: self = .actionButton
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .surface, in: container, debugDescription: "the surface shows no controls")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(surface, forKey: .surface)
    switch self {
    case .controlCenter(let position, let size):
      if position != .max { try container.encode(position, forKey: .position) }
      try container.encode(size, forKey: .size)
    case .lock(let slot): try container.encode(slot, forKey: .slot)
    case .actionButton: break
    }
  }
}
