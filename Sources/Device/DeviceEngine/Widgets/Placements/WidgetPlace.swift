import HostLink

/// The place of a widget: a surface and a position on it.
///
/// In JSON `{"surface": "home", "page": 0, "column": 0, "row": 2}`,
/// `{"surface": "today", "position": 0}` and the same for other lists,
/// `{"surface": "face", "face": "dial", "position": 0}`, `{"surface": "lock", "slot": "inline"}`,
/// `{"surface": "lock", "slot": "row", "position": 2}`, `{"surface": "standBy", "side": "left"}`,
/// `{"surface": "stack", "stack": "s1", "position": 0}`.
public enum WidgetPlace: Equatable, Hashable, Sendable {
  /// The top left cell on a Home Screen page; all numbers start at 0. `HomeShape` says how many
  /// cells there are, and how many a widget covers.
  case home(page: Int, column: Int, row: Int)
  /// The position in the list of a surface, from 0: the Today View, the Smart Stack of a watch,
  /// CarPlay, the desktop or Notification Center; see `SurfaceName.isList`.
  case list(SurfaceName, position: Int)
  /// The slot of a watch face; see `WatchFaceName.slots`.
  case face(WatchFaceName, position: Int)
  /// Above the Lock Screen's clock.
  case lockInline
  /// Below the Lock Screen's clock: positions 0 to 3, of which a rectangular widget covers two.
  case lockRow(position: Int)
  /// One of the two sides of StandBy; see `SurfaceTraits.Arrangement.sides`.
  case side(SurfaceName, SurfaceSide)
  /// A member of a Smart Stack; 0 is the first.
  case stack(StackID, position: Int)
}

extension WidgetPlace {
  public static func today(position: Int) -> WidgetPlace { .list(.today, position: position) }
  public static func standBy(_ side: SurfaceSide) -> WidgetPlace { .side(.standBy, side) }
}

public enum SurfaceSide: String, Codable, CaseIterable, Sendable { case left, right }

extension WidgetPlace {
  /// nil for a stack's member, which is on the surface of its stack.
  public var surface: SurfaceName? {
    switch self {
    case .home: .home
    case .list(let surface, _), .side(let surface, _): surface
    case .face: .face
    case .lockInline, .lockRow: .lock
    case .stack: nil
    }
  }
}

extension WidgetPlace {
  /// The device that the place means if none is named.
  public var role: DeviceRole { surface?.role ?? .main }

  /// The corner of a watch face; nil for other places.
  public var corner: ComplicationCorner? {
    guard case .face(.dial, let position) = self,
      ComplicationCorner.allCases.indices.contains(position)
    else { return nil }
    return ComplicationCorner.allCases[position]
  }
}

extension WidgetPlace {
  /// The slot of the dial whose labels are on the bezel: at the top, like 12 o'clock.
  public static let bezel = WidgetPlace.face(.dial, position: 7)

  /// Whether the place has room for a complication's label (`showsWidgetLabel`).
  public var showsLabel: Bool { corner != nil || self == .bezel }
}

extension WidgetPlace: Codable {
  private enum Key: String, CodingKey {
    case surface, page, column, row, slot, position, side, stack, face
  }
  private enum Surface: String, Codable { case home, face, lock, stack }
  private enum Slot: String, Codable { case inline, row }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let surface = try? container.decode(SurfaceName.self, forKey: .surface) {
      switch surface.traits.arrangement {
      case .list:
        self = .list(surface, position: try container.decode(Int.self, forKey: .position))
        return
      case .sides:
        self = .side(surface, try container.decode(SurfaceSide.self, forKey: .side))
        return
      case .none, .grid, .lockSlots, .faceSlots: break
      }
    }
    switch try container.decode(Surface.self, forKey: .surface) {
    case .home:
      self = .home(
        page: try container.decode(Int.self, forKey: .page),
        column: try container.decode(Int.self, forKey: .column),
        row: try container.decode(Int.self, forKey: .row))
    case .face:
      self = .face(
        try container.decode(WatchFaceName.self, forKey: .face),
        position: try container.decode(Int.self, forKey: .position))
    case .lock:
      switch try container.decode(Slot.self, forKey: .slot) {
      case .inline: self = .lockInline
      case .row: self = .lockRow(position: try container.decode(Int.self, forKey: .position))
      }
    case .stack:
      self = .stack(
        try container.decode(StackID.self, forKey: .stack),
        position: try container.decode(Int.self, forKey: .position))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .home(let page, let column, let row):
      try container.encode(Surface.home, forKey: .surface)
      try container.encode(page, forKey: .page)
      try container.encode(column, forKey: .column)
      try container.encode(row, forKey: .row)
    case .list(let surface, let position):
      try container.encode(surface, forKey: .surface)
      try container.encode(position, forKey: .position)
    case .face(let face, let position):
      try container.encode(Surface.face, forKey: .surface)
      try container.encode(face, forKey: .face)
      try container.encode(position, forKey: .position)
    case .lockInline:
      try container.encode(Surface.lock, forKey: .surface)
      try container.encode(Slot.inline, forKey: .slot)
    case .lockRow(let position):
      try container.encode(Surface.lock, forKey: .surface)
      try container.encode(Slot.row, forKey: .slot)
      try container.encode(position, forKey: .position)
    case .side(let surface, let side):
      try container.encode(surface, forKey: .surface)
      try container.encode(side, forKey: .side)
    case .stack(let stack, let position):
      try container.encode(Surface.stack, forKey: .surface)
      try container.encode(stack, forKey: .stack)
      try container.encode(position, forKey: .position)
    }
  }
}
