import HostLink

/// The places of controls: the orders in Control Center and on companions, two slots on each Lock
/// Screen, and the Action button.
///
/// Invariants: the positions of an order are consecutive from 0; each slot of a Lock Screen and the
/// Action button hold at most one control. An operation that throws changes nothing. The cells in
/// Control Center are not stored; they follow from the order (`ControlGrid`).
package struct ControlArrangement: Equatable, Sendable {
  /// In the order in which they were added.
  package private(set) var controls: [Control] = []

  package init(_ controls: [Control] = []) {
    self.controls = controls
    number()
  }

  /// Throws `HostError.unknownControl`.
  package func control(_ id: ControlID) throws(HostError) -> Control {
    guard let control = controls.first(where: { $0.id == id }) else { throw .unknownControl(id) }
    return control
  }

  /// The controls of a surface, in their order.
  ///
  /// - Parameter role: The device; nil is the one that the surface means by itself.
  package func order(
    on surface: SurfaceName = .controlCenter, of role: DeviceRole? = nil
  ) -> [Control] {
    let role = role ?? surface.role
    return controls.compactMap { control -> (Int, Control)? in
      guard control.place.surface == surface, control.role == role,
        let position = control.place.position
      else { return nil }
      return (position, control)
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The cells of the controls in the Control Center of a device.
  package func cells(
    in grid: ControlGrid, of role: DeviceRole = .main
  ) -> [ControlID: ControlCell] {
    let order = order(of: role)
    return Dictionary(
      uniqueKeysWithValues: zip(order.map(\.id), grid.cells(of: order.map(\.place.size))))
  }

  /// Adds a control. A position beyond the end means the end. Throws `HostError.badPlace` if the
  /// place is occupied.
  package mutating func add(_ control: Control) throws(HostError) {
    try checkFree(control.place, on: control.role, for: control.id)
    controls.append(control)
    number(placing: control)
  }

  /// Throws `HostError.unknownControl`, `.badPlace`.
  ///
  /// - Parameter role: The device; nil is the present one if it has the place, or else that of the
  ///   place.
  package mutating func move(
    _ id: ControlID, to place: ControlPlace, on role: DeviceRole? = nil
  ) throws(HostError) {
    var control = try control(id)
    let role = try DeviceRole.showing(place.surface, named: role, present: control.role)
    try checkFree(place, on: role, for: id)
    control.put(at: place, on: role)
    put(control)
    number(placing: control)
  }

  /// Throws `HostError.unknownControl`.
  package mutating func configure(
    _ id: ControlID, _ values: [String: ConfigurationValue]
  ) throws(HostError) {
    var control = try control(id)
    control.configuration = values
    put(control)
  }

  /// Throws `HostError.unknownControl`.
  package mutating func remove(_ id: ControlID) throws(HostError) {
    _ = try control(id)
    controls.removeAll { $0.id == id }
    number()
  }

  /// The new and changed controls.
  package func changes(since old: ControlArrangement) -> [Control] {
    let before = Dictionary(uniqueKeysWithValues: old.controls.map { ($0.id, $0) })
    return controls.filter { before[$0.id] != $0 }
  }

  private func checkFree(
    _ place: ControlPlace, on role: DeviceRole, for id: ControlID
  ) throws(HostError) {
    if let position = place.position {
      guard position >= 0 else {
        throw .badPlace(
          reason: "invalid position \(position): positions in \(place.surface.titleWithArticle) "
            + "start at 0")
      }
      return
    }
    guard
      let other = controls.first(where: { $0.place == place && $0.role == role && $0.id != id })
    else { return }
    let name =
      switch place {
      case .lock(let slot): "the Lock Screen's \(slot.rawValue) slot"
      default: "the Action button"
      }
    throw .badPlace(
      reason: "\(name) is occupied by \(other.id); remove or move that control first")
  }

  /// Makes the positions of every order consecutive.
  ///
  /// - Parameter placed: Gets its position among the others. Beyond the end means the end.
  private mutating func number(placing placed: Control? = nil) {
    for role in DeviceRole.allCases {
      for surface in role.surfaces where ControlPlace.end(of: surface) != nil {
        number(surface, of: role, placing: placed)
      }
    }
  }

  private mutating func number(
    _ surface: SurfaceName, of role: DeviceRole, placing placed: Control?
  ) {
    var ids = order(on: surface, of: role).map(\.id).filter { $0 != placed?.id }
    if let placed, placed.place.surface == surface, placed.role == role,
      let position = placed.place.position
    {
      ids.insert(placed.id, at: min(position, ids.count))
    }
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    for index in controls.indices {
      guard let number = numbers[controls[index].id] else { continue }
      controls[index].put(at: controls[index].place.at(number), on: role)
    }
  }

  private mutating func put(_ control: Control) {
    guard let index = controls.firstIndex(where: { $0.id == control.id }) else { return }
    controls[index] = control
  }
}
