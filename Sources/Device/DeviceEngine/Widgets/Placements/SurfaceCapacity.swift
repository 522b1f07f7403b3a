import Devices
import HostLink

/// What a device has room for: its surfaces, the families that it shows, and the cells of its Home
/// Screen.
public struct SurfaceCapacity: Equatable, Sendable {
  /// The device's identifier, for messages.
  public var device: String
  public var surfaces: Set<SurfaceName>
  public var families: Set<WidgetFamilyName>
  public var home: HomeShape

  public static let standard = DeviceSettings().capacity
  /// That of a pad beside the main device before the user chooses one.
  public static let standardPad = DeviceSettings(device: Device.standard(.pad).identifier).capacity

  /// Why the device cannot show a family on a surface; nil if it can.
  public func problem(_ family: WidgetFamilyName, on surface: SurfaceName) -> String? {
    if !surfaces.contains(surface) { return "\(device) does not have \(surface.title)" }
    if !families.contains(family) {
      // A later release of the device may show it.
      if let known = Device.named(device), known.size(of: family) != nil {
        return known.absence(of: family)
      }
      return "\(device) does not show \(family.rawValue)"
    }
    if surface == .home, home.cells(of: family) == nil {
      return "the Home Screen of \(device) does not show \(family.rawValue)"
    }
    return nil
  }

  /// The families that a surface of the device shows, from small to large.
  public func families(on surface: SurfaceName) -> [WidgetFamilyName] {
    WidgetFamilyName.allCases.filter { surface.shows($0) && families.contains($0) }
  }
}

extension DeviceSettings {
  /// What the device has room for, as it is held.
  public var capacity: SurfaceCapacity {
    let layout = layout
    let home = layout?.home.map {
      HomeShape(columns: $0.columns, rows: $0.rows, smallSpan: $0.smallSpan)
    }
    return SurfaceCapacity(
      device: screen.identifier, surfaces: layout?.names ?? [],
      families: Set(screen.families.map(\.family)), home: home ?? .phone)
  }
}
