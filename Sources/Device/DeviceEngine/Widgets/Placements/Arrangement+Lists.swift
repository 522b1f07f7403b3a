import HostLink

// Lists of items with consecutive positions from 0: the Today View, the Smart Stack of a watch,
// CarPlay, the desktop and Notification Center.
extension Arrangement {
  /// The maximum number of items in a list.
  static let listLimit = 40

  /// Throws `HostError.badPlace` if an item cannot be at a position of a list.
  func check(
    _ id: ArrangedID, _ family: WidgetFamilyName, in list: SurfaceName, of device: DeviceRole,
    at position: Int
  ) throws(HostError) {
    guard list.isList, list.shows(family) else {
      let shown = WidgetFamilyName.allCases.filter(list.shows).map(\.rawValue)
      throw .badPlace(
        reason: "\(list.titleWithArticle) does not support \(family.rawValue); available: "
          + shown.joined(separator: ", "))
    }
    guard position >= 0 else {
      throw .badPlace(
        reason:
          "position \(position) is invalid; the first position of \(list.titleWithArticle) is 0")
    }
    guard ids(of: list, of: device).filter({ $0 != id }).count < Self.listLimit else {
      throw .badPlace(
        reason: "\(list.titleWithArticle) is full (\(Self.listLimit) items); remove a widget first")
    }
  }

  /// Numbers the items of each list from 0, after an item was placed, removed or moved. Suggestions
  /// follow the user's items.
  ///
  /// - Parameters:
  ///   - id: An item to place; nil for none.
  ///   - target: Its list.
  ///   - device: The device of that list.
  ///   - position: Its position among the others. Beyond the end means the end.
  mutating func arrangeLists(
    placing id: ArrangedID? = nil, in target: SurfaceName = .today, of device: DeviceRole = .main,
    at position: Int = 0
  ) {
    for role in DeviceRole.allCases {
      for list in role.surfaces where list.isList {
        var ids = ids(of: list, of: role).filter { $0 != id }
        if let id, list == target, role == device {
          let end = isSuggestion(id) ? ids.count : ids.count { !isSuggestion($0) }
          ids.insert(id, at: min(position, end))
        }
        for (position, id) in ids.enumerated() {
          setPlace(.list(list, position: position), on: role, of: id)
        }
      }
    }
  }

  func count(of list: SurfaceName, of device: DeviceRole) -> Int { ids(of: list, of: device).count }

  /// The items of a list of a device in their order.
  private func ids(of list: SurfaceName, of device: DeviceRole) -> [ArrangedID] {
    items(of: device).compactMap { item -> (position: Int, id: ArrangedID)? in
      guard case .list(list, let position) = item.place else { return nil }
      return (position, item.id)
    }
    .sorted { $0.position < $1.position }.map(\.id)
  }
}
