import HostLink

// Which device a place is on. A pad beside the main device has a Home Screen, a Today View and a
// Lock Screen, too, so that the place alone does not say it.
extension Arrangement {
  /// The device of a place: the named one, or else that of the place. Throws `HostError.badPlace`
  /// if the named device does not have the place, and `.unknownStack`.
  package func device(
    _ role: DeviceRole?, at place: WidgetPlace?
  ) throws(HostError) -> DeviceRole {
    guard let place else { return role ?? .main }
    if case .stack(let id, _) = place {
      let device = try stack(id).role
      guard role == nil || role == device else {
        throw .badPlace(reason: "stack \(id) is on the device \"\(device.rawValue)\"")
      }
      return device
    }
    guard let surface = place.surface else { return place.role }
    return try DeviceRole.showing(surface, named: role)
  }

  /// The device to which an item moves: the named one, or else its present one if that has the
  /// place, or else that of the place. Throws like `device(_:at:)`, and `.unknownPlacement`.
  func device(
    _ role: DeviceRole?, of id: ArrangedID, at place: WidgetPlace
  ) throws(HostError) -> DeviceRole {
    let present: DeviceRole =
      switch try item(id) {
      case .placement(let placement): device(of: placement)
      case .stack(let stack): stack.role
      }
    let stays = place.surface.map(present.surfaces.contains) ?? false
    return try device(role ?? (stays ? present : nil), at: place)
  }
}

extension DeviceRole {
  /// The device that shows a surface: the named one, or else the present one of an item if that has
  /// the surface, or else that of the surface. Throws `HostError.badPlace` if the named device does
  /// not have it.
  package static func showing(
    _ surface: SurfaceName, named role: DeviceRole?, present: DeviceRole? = nil
  ) throws(HostError) -> DeviceRole {
    let stays = present?.surfaces.contains(surface) ?? false
    guard let role = role ?? (stays ? present : nil) else { return surface.role }
    guard role.surfaces.contains(surface) else { throw .badPlace(reason: role.lacks(surface)) }
    return role
  }

  /// Why a surface cannot be named with the device, as part of a sentence.
  package func lacks(_ surface: SurfaceName) -> String {
    let names = surfaces.map(\.title).joined(separator: ", ")
    return
      "the device \"\(rawValue)\" does not show \(surface.titleWithArticle); available: \(names)"
  }

  /// Why a companion shows nothing while it is not connected.
  package var disconnection: String {
    "no \(rawValue) is connected; connect it with `vitrine device --on \(rawValue)`"
  }
}
