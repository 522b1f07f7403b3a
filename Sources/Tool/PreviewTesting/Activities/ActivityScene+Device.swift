import CommandContext
import DeviceEngine
import Devices
import HostLink

extension ActivityScene {
  /// The scene of a presentation on a device. Throws `ToolError` if the device does not have it.
  package init(
    _ name: PresentationArgument, on device: Device, _ environment: RenderEnvironment,
    isFramed: Bool = true
  ) throws(ToolError) {
    let known = PresentationArgument.all(on: device)
    guard !known.isEmpty else { throw .activitiesNotOnDevice(device.identifier) }
    if name == .standby, device.companion == nil, device.surfaces?.enlargesActivities != true {
      throw .noStandBy(device.identifier)
    }
    let needsIsland = [.compact, .minimal, .expanded, .landscape].contains(name)
    if needsIsland, device.companion == nil, device.surfaces?.island == nil {
      throw .noIsland(device.identifier)
    }
    guard known.contains(name) else {
      throw .presentationNotOnDevice(name.rawValue, device.identifier, known.map(\.rawValue))
    }
    if name == .landscape, (environment.release ?? .latest) < .iOS27 { throw .noLandscapeIsland }
    // What a device lacks is not drawn, but a scene has numbers for all presentations.
    let standard = Device.standard.surfaces
    let turned = name == .landscape ? device.surfaces?.turned?.island : nil
    guard let island = turned ?? device.surfaces?.island ?? standard?.island,
      let stack = device.surfaces?.activities ?? device.companion?.stack ?? standard?.activities
    else { throw .activitiesNotOnDevice(device.identifier) }
    self.init(
      name: name, island: island, stack: stack, device: device, environment: environment,
      isFramed: isFramed)
  }

  /// The form of the small family: that of the device, or else one of CarPlay.
  var small: CompanionActivityForm { device.companion?.form(.small) ?? .small }
}

extension PresentationArgument {
  /// The presentations that a device shows, the usual one first.
  package static func all(on device: Device) -> [PresentationArgument] {
    if let companion = device.companion {
      // The compact views of a Mac's menu bar are drawn by `screenshot` only.
      let names: [(PresentationArgument, ActivityPresentationName)] = [
        (.small, .small), (.lock, .lockScreen),
      ]
      return names.filter { companion.form($1) != nil }.map(\.0)
    }
    guard let surfaces = device.surfaces, surfaces.activities != nil else { return [] }
    let island: [PresentationArgument] =
      surfaces.island == nil ? [] : [.compact, .minimal, .expanded, .landscape]
    return [.lock] + island + [.small] + (surfaces.enlargesActivities ? [.standby] : [])
  }
}

extension SurfaceLayout {
  fileprivate var enlargesActivities: Bool { traits.contains { $0.enlargedActivities != nil } }
}
