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
    guard let role, let surface = place.surface else { return place.role }
    guard role.surfaces.contains(surface) else { throw .badPlace(reason: role.lacks(surface)) }
    return role
  }

  /// The device to which an item moves: the named one, or else its present one if that has the
  /// place, or else that of the place. Throws like `device(_:at:)`, and `.unknownPlacement`.
  func device(
    _ role: DeviceRole?, of id: String, at place: WidgetPlace
  ) throws(HostError) -> DeviceRole {
    let present: DeviceRole
    if let stack = stacks.first(where: { $0.id == id }) {
      present = stack.role
    } else {
      present = device(of: try placement(id))
    }
    let stays = place.surface.map(present.surfaces.contains) ?? false
    return try device(role ?? (stays ? present : nil), at: place)
  }
}

extension DeviceRole {
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
