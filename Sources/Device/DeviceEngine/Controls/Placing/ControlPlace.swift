import HostLink

/// The place of a control.
///
/// In JSON `{"surface": "controlCenter", "position": 3, "size": "medium"}`,
/// `{"surface": "lock", "slot": "left"}`, `{"surface": "actionButton"}`,
/// `{"surface": "menuBar", "position": 0}` and the same for other lists of companions.
public enum ControlPlace: Equatable, Hashable, Sendable {
  /// The position in Control Center's order, from 0. A position beyond the end, or a missing one in
  /// JSON, means the end. `ControlGrid` computes the cells.
  case controlCenter(position: Int, size: ControlSizeName)
  /// One of the two slots at the bottom of the Lock Screen.
  case lock(ControlSlot)
  case actionButton
  /// The position in the order of a companion's surface; see `SurfaceName.listsControls`.
  case list(SurfaceName, position: Int, size: ControlSizeName)

  /// The end of a surface's order; nil if the surface does not have one.
  public static func end(of surface: SurfaceName) -> ControlPlace? {
    if surface == .controlCenter { return .controlCenter(position: .max, size: .small) }
    guard surface.listsControls, let size = surface.controlSizes.first else { return nil }
    return .list(surface, position: .max, size: size)
  }

  public var surface: SurfaceName {
    switch self {
    case .controlCenter: .controlCenter
    case .lock: .lock
    case .actionButton: .actionButton
    case .list(let surface, _, _): surface
    }
  }

  public var size: ControlSizeName {
    switch self {
    case .controlCenter(_, let size), .list(_, _, let size): size
    case .lock, .actionButton: .small
    }
  }

  /// The position in the surface's order; nil for places that hold one control.
  public var position: Int? {
    switch self {
    case .controlCenter(let position, _), .list(_, let position, _): position
    case .lock, .actionButton: nil
    }
  }

  /// The same place at another position; itself if it has no position.
  func at(_ position: Int) -> ControlPlace {
    switch self {
    case .controlCenter(_, let size): .controlCenter(position: position, size: size)
    case .list(let surface, _, let size): .list(surface, position: position, size: size)
    case .lock, .actionButton: self
    }
  }
}

public enum ControlSlot: String, Codable, CaseIterable, Sendable { case left, right }

extension ControlPlace: Codable {
  private enum Key: String, CodingKey { case surface, position, size, slot }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let surface = try container.decode(SurfaceName.self, forKey: .surface)
    func position() throws -> Int {
      try container.decodeIfPresent(Int.self, forKey: .position) ?? Int.max
    }
    func size() throws -> ControlSizeName {
      try container.decodeIfPresent(ControlSizeName.self, forKey: .size)
        ?? surface.controlSizes.first ?? .small
    }
    switch surface {
    case .controlCenter: self = .controlCenter(position: try position(), size: try size())
    case .lock: self = .lock(try container.decode(ControlSlot.self, forKey: .slot))
    case .actionButton: self = .actionButton
    case _ where surface.listsControls:
      self = .list(surface, position: try position(), size: try size())
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .surface, in: container, debugDescription: "the surface shows no controls")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(surface, forKey: .surface)
    switch self {
    case .controlCenter(let position, let size), .list(_, let position, let size):
      if position != .max { try container.encode(position, forKey: .position) }
      try container.encode(size, forKey: .size)
    case .lock(let slot): try container.encode(slot, forKey: .slot)
    case .actionButton: break
    }
  }
}
