import DeviceEngine
import HostLink

// The devices of a host and the pages of their surfaces.
extension HostState {
  /// The settings of a device. Throws `HostError.badPlace` if it is not connected.
  func connected(_ role: DeviceRole) throws(HostError) -> DeviceSettings {
    guard let settings = settings(of: role) else { throw .badPlace(reason: role.disconnection) }
    return settings
  }

  /// The number of pages of a phone's or an iPad's surface, at least one; nil if the surface has
  /// none.
  package func pageCount(of surface: SurfaceName, on role: DeviceRole) -> Int? {
    switch surface {
    case .home:
      let pages = placements.compactMap { placed -> Int? in
        guard placed.isSetAside != true, let spot = spot(of: placed.placement), spot.device == role,
          case .home(let page, _, _) = spot.place
        else { return nil }
        return page
      }
      return (pages.max() ?? 0) + 1
    case .controlCenter:
      let own = controls.filter { $0.control.role == role }
      return (own.compactMap(\.cell?.page).max() ?? 0) + 1
    default: return nil
    }
  }
}

extension HostState {
  /// The idioms of the devices on which the app in front stays upright.
  var uprightIdiomsInFront: [RenderEnvironment.Idiom]? {
    extensions.first { $0.id == frontApp }?.uprightIdioms
  }
}

extension SurfaceName {
  /// Throws `HostError.badPlace` if there is no such page.
  ///
  /// - Parameter count: The number of pages; nil if the surface has none.
  func check(page: Int, of count: Int?) throws(HostError) {
    guard let count, page >= count else { return }
    throw .badPlace(reason: "no page \(page): \(titleWithArticle) has \(count), numbered from 0")
  }
}
