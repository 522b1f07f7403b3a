import HostLink

// The Today View: a list of items with consecutive positions from 0.
extension Arrangement {
  /// The maximum number of items in the Today View.
  static let todayLimit = 40

  /// Throws `HostError.badPlace` if an item cannot be at a position.
  func checkToday(
    _ id: String, _ family: WidgetFamilyName, position: Int
  ) throws(HostError) {
    guard SurfaceName.today.shows(family) else {
      throw .badPlace(
        reason: "the Today View does not support \(family.rawValue); available: systemSmall, "
          + "systemMedium, systemLarge")
    }
    guard position >= 0 else {
      throw .badPlace(reason: "position \(position) is invalid; the Today View's first is 0")
    }
    guard today.filter({ $0 != id }).count < Self.todayLimit else {
      throw .badPlace(
        reason: "the Today View is full (\(Self.todayLimit) items); remove a widget first")
    }
  }

  /// Numbers the items of the Today View from 0, after an item was placed, removed or moved.
  ///
  /// - Parameters:
  ///   - id: An item to place; nil for none.
  ///   - position: Its position among the others. Beyond the end means the end.
  mutating func arrangeToday(placing id: String? = nil, at position: Int = 0) {
    var ids = today.filter { $0 != id }
    if let id { ids.insert(id, at: min(position, ids.count)) }
    for (position, id) in ids.enumerated() { setPlace(.today(position: position), of: id) }
  }

  /// The items of the Today View in their order.
  private var today: [String] {
    items.compactMap { item -> (position: Int, id: String)? in
      guard case .today(let position) = item.place else { return nil }
      return (position, item.id)
    }
    .sorted { $0.position < $1.position }.map(\.id)
  }
}
