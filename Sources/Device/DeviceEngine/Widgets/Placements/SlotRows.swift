import HostLink

/// The places that form a line: the Lock Screen's slot above the clock, its row of four positions
/// below, the two sides of StandBy, and the slots of a watch face.
///
/// A rectangular widget covers two adjacent positions of the row, a circular one covers one. A
/// displaced widget moves to the first free place of the same line. Complications exchange their
/// slots.
struct SlotRows: Equatable {
  private enum Line: Equatable {
    case inline, row
    case sides(SurfaceName)
    case face(WatchFaceName)
  }

  private struct Item: Equatable {
    var id: ArrangedID
    var family: WidgetFamilyName
    var line: Line
    var position: Int

    var positions: Range<Int> {
      position..<position + (line == .row && family == .accessoryRectangular ? 2 : 1)
    }

    func overlaps(_ other: Self) -> Bool {
      line == other.line && positions.overlaps(other.positions)
    }

    /// A complication in the slot from which another one moves to its slot, also on another face:
    /// slots that show the family of one show that of the other. nil in other lines.
    func exchanged(with other: Self?) -> Self? {
      guard let other, case .face = line, case .face = other.line else { return nil }
      return Self(id: id, family: family, line: other.line, position: other.position)
    }
  }

  private var items: [Item]

  /// Ignores items on the Home Screen and in stacks.
  init(_ items: [Arrangement.Item]) {
    self.items = items.compactMap { item in
      Self.slot(item.place).map {
        Item(id: item.id, family: item.family, line: $0.line, position: $0.position)
      }
    }
  }

  /// Moves an item, or adds a new one. Returns the new places of displaced items. Throws
  /// `HostError.badPlace`.
  mutating func move(
    _ id: ArrangedID, _ family: WidgetFamilyName, to place: WidgetPlace
  ) throws(HostError) -> [ArrangedID: WidgetPlace] {
    guard let slot = Self.slot(place) else {
      throw .badPlace(reason: "the place is not on the Lock Screen, in StandBy or on a watch face")
    }
    let item = Item(id: id, family: family, line: slot.line, position: slot.position)
    try Self.check(item)
    var next = self
    let old = items.first { $0.id == id }
    next.items.removeAll { $0.id == id }
    let displaced = next.items.filter { $0.overlaps(item) }
    next.items.removeAll { $0.overlaps(item) }
    next.items.append(item)
    var moved: [ArrangedID: WidgetPlace] = [:]
    for other in displaced.sorted(by: { $0.positions.count > $1.positions.count }) {
      guard let placed = other.exchanged(with: old) ?? next.freed(other) else {
        throw .badPlace(
          reason: "the place is occupied by \(other.id), and there is no other place for it")
      }
      next.items.append(placed)
      moved[other.id] = Self.place(placed.line, placed.position)
    }
    self = next
    return moved
  }

  /// The first free place for an accessory widget on the Lock Screen. Throws `HostError.badPlace`
  /// if there is none.
  func firstFree(for family: WidgetFamilyName) throws(HostError) -> WidgetPlace {
    let line: Line = family == .accessoryInline ? .inline : .row
    guard let position = firstFree(family, line) else {
      throw .badPlace(
        reason: line == .inline
          ? "the slot above the Lock Screen's clock is occupied; remove its widget first"
          : "the row below the Lock Screen's clock has no room for \(family.rawValue); remove a "
            + "widget first")
    }
    return Self.place(line, position)
  }

  /// The first free slot of a watch face. Throws `HostError.badPlace` if there is none.
  func firstFree(
    for family: WidgetFamilyName, on face: WatchFaceName
  ) throws(HostError) -> WidgetPlace {
    guard let position = firstFree(family, .face(face)) else {
      throw .badPlace(
        reason:
          "the face \(face.rawValue) has no free slot for \(family.rawValue); remove a widget "
          + "first, or use another face")
    }
    return .face(face, position: position)
  }

  /// An item at the first free place of its line; nil if there is none.
  private func freed(_ item: Item) -> Item? {
    firstFree(item.family, item.line).map {
      Item(id: item.id, family: item.family, line: item.line, position: $0)
    }
  }

  private func firstFree(_ family: WidgetFamilyName, _ line: Line) -> Int? {
    (0..<Self.length(line)).first { position in
      let item = Item(id: "", family: family, line: line, position: position)
      return (try? Self.check(item)) != nil
        && !items.contains { $0.overlaps(item) }
    }
  }

  private static func check(_ item: Item) throws(HostError) {
    if case .face(let face) = item.line { return try check(item, on: face) }
    let isShown =
      switch item.line {
      case .inline: item.family == .accessoryInline
      case .row: [.accessoryCircular, .accessoryRectangular].contains(item.family)
      case .sides(let surface): surface.shows(item.family)
      case .face: false
      }
    guard isShown else {
      let rule =
        switch item.line {
        case .inline: "the slot above the clock accepts accessoryInline"
        case .row: "the row below the clock accepts accessoryCircular and accessoryRectangular"
        case .sides(let surface):
          "\(surface.title) accepts \(surface.traits.families.map(\.rawValue).joined(separator: ", "))"
        case .face: "the slot accepts another family"
        }
      throw .badPlace(reason: "\(rule), not \(item.family.rawValue)")
    }
    guard item.position >= 0, item.positions.upperBound <= length(item.line) else {
      throw .badPlace(
        reason:
          "\(item.family.rawValue) does not fit at position \(item.position): the row below the "
          + "clock has positions 0 to 3, and a rectangular widget covers two")
    }
  }

  private static func check(_ item: Item, on face: WatchFaceName) throws(HostError) {
    guard face.slots.indices.contains(item.position) else {
      throw .badPlace(
        reason: "the face \(face.rawValue) has the slots 0 to \(face.slots.count - 1), not "
          + "\(item.position)")
    }
    let family = face.slots[item.position]
    guard family == item.family else {
      throw .badPlace(
        reason:
          "slot \(item.position) of the face \(face.rawValue) accepts \(family.rawValue), not "
          + "\(item.family.rawValue); \(slots(for: item.family))")
    }
  }

  /// The slots that show a family, as part of a sentence.
  private static func slots(for family: WidgetFamilyName) -> String {
    let faces = WatchFaceName.allCases.compactMap { face -> String? in
      let positions = face.slots.indices.filter { face.slots[$0] == family }
      guard !positions.isEmpty else { return nil }
      return positions.map(String.init).joined(separator: ", ") + " of \(face.rawValue)"
    }
    return faces.isEmpty
      ? "no face shows it" : "slots that accept it: \(faces.joined(separator: "; "))"
  }

  private static func length(_ line: Line) -> Int {
    switch line {
    case .inline: 1
    case .row: 4
    case .sides: SurfaceSide.allCases.count
    case .face(let face): face.slots.count
    }
  }

  private static func slot(_ place: WidgetPlace) -> (line: Line, position: Int)? {
    switch place {
    case .lockInline: (.inline, 0)
    // Untrusted input: clamped so that later arithmetic cannot overflow.
    case .lockRow(let position): (.row, min(max(position, -1), 1000))
    case .side(let surface, let side): (.sides(surface), side == .left ? 0 : 1)
    case .face(let face, let position): (.face(face), min(max(position, -1), 1000))
    case .home, .list, .stack: nil
    }
  }

  private static func place(_ line: Line, _ position: Int) -> WidgetPlace {
    switch line {
    case .inline: .lockInline
    case .row: .lockRow(position: position)
    case .sides(let surface): .side(surface, position == 0 ? .left : .right)
    case .face(let face): .face(face, position: position)
    }
  }
}
