import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import WidgetHost

extension DeviceService {
  /// Draws a placement as its surface shows it now, or a control.
  ///
  /// `scale` is in pixels per point of the surface. StandBy enlarges widgets, and an iPad scales
  /// them down, so that one point of their layout is not one point of the surface.
  ///
  /// - Throws: `HostError.unknownPlacement`, `.notShown`, `.controlNotLoaded`; `ArchiveError`,
  ///   `RasterizerError`.
  package func picture(of id: String, scale: Double) async throws -> WidgetPicture {
    if id == PlacementID.appInFront.rawValue { return try await appPicture(scale: scale) }
    if id == PlacementID.snippet.rawValue { return try await snippetPicture(scale: scale) }
    switch ItemID(id) {
    case .control(let id): return try await controlPicture(of: id, scale: scale)
    case .placement(let id): return try await picture(of: id, scale: scale)
    case .activity: return try await picture(of: PlacementID(id), scale: scale)
    }
  }

  private func picture(of id: PlacementID, scale: Double) async throws -> WidgetPicture {
    let shown = try await host.shown(id)
    let state = try await host.placementState(id)
    let (device, surface) = await host.surface(of: state.placement)
    let settings = await host.deviceSettings(of: device)
    let factor = settings.scale(of: state.placement.family, on: surface)
    return try await pictures.picture(
      of: shown, on: surface, settings: settings, at: await host.clockState().now,
      scale: scale * factor)
  }

  /// Draws a widget as the gallery shows it.
  ///
  /// - Parameters:
  ///   - companion: A companion and its surface for which it is shown; nil on the main device.
  ///   - isPlaceholder: Whether to draw the placeholder, as long as a slow snapshot is awaited.
  /// - Throws: `HostError.unknownExtension`, `.unknownKind`, `.unsupportedFamily`,
  ///   `.extensionFailed`; `ArchiveError`, `RasterizerError`.
  package func preview(
    extension id: ExtensionID, kind: String, family: WidgetFamilyName,
    colorScheme: RenderEnvironment.ColorScheme,
    on companion: (role: DeviceRole, surface: SurfaceName)? = nil, isPlaceholder: Bool = false,
    scale: Double
  ) async throws -> WidgetPicture {
    if let (role, surface) = companion {
      let settings = await host.deviceSettings(of: role)
      let shown = try await host.preview(
        extension: id, kind: kind, family: family, appearance: surface.appearance(settings),
        on: role, isPlaceholder: isPlaceholder)
      return try await pictures.picture(
        of: shown, on: surface, settings: settings, at: await host.clockState().now, scale: scale)
    }
    let surface: SurfaceName = family.isAccessory ? .lock : .home
    let home: Appearance = colorScheme == .dark ? .homeDark : .homeLight
    let shown = try await host.preview(
      extension: id, kind: kind, family: family,
      appearance: family.isAccessory ? .lockScreen : home, isPlaceholder: isPlaceholder)
    var settings = await host.deviceSettings()
    settings.look = .standard
    settings.isLocked = false
    return try await pictures.picture(
      of: shown, on: surface, settings: settings, at: await host.clockState().now, scale: scale)
  }

  /// Draws a whole screen as a PNG file.
  ///
  /// - Parameters:
  ///   - surface: nil is what the user sees first: the app in front, or else the Home Screen, on a
  ///     phone in landscape an empty window; on a companion, its first surface.
  ///   - role: The device; nil is that of the surface.
  ///   - isActivityFullScreen: Whether the first activity fills StandBy.
  ///   - state: What is drawn, usually `settledState()`.
  /// - Throws: `HostError.badPlace` if there is no such device, surface or page, or no activity to
  ///   expand; `SurfaceError`, `ArchiveError`, `RasterizerError`.
  package func screen(
    _ surface: SurfaceName?, on role: DeviceRole? = nil, page: Int = 0,
    isActivityFullScreen: Bool = false, scale: Double? = nil, of state: HostState
  ) async throws -> Data {
    let role = role ?? surface?.role ?? .main
    let settings = try state.connected(role)
    guard let surface = role == .main ? surface : surface ?? role.surfaces.first,
      role != .main, role != .pad
    else {
      let scene = try await shownScene(
        surface, on: role, page: page, isActivityFullScreen: isActivityFullScreen, of: state)
      return try await pictures.screen(scene, scale: scale)
    }
    try check(surface, on: role, settings)
    return try await pictures.screen(
      try await companionScene(surface, page: page, of: state), scale: scale)
  }

  /// What assistive technology reads on a screen of the main device, or of the companion that has
  /// the surface. The parameters and errors are those of `screen(_:)`.
  package func elements(of surface: SurfaceName?, page: Int = 0) async throws -> ScreenElements {
    let state = await settledState()
    if let surface, surface.role != .main {
      return ScreenElements(
        try await contents(of: surface, on: surface.role, page: page), named: state)
    }
    return try await pictures.elements(
      of: try await shownScene(surface, on: .main, page: page, of: state), in: state)
  }

  /// The screen of the main device, or of an iPad beside it.
  private func shownScene(
    _ surface: SurfaceName?, on role: DeviceRole, page: Int, isActivityFullScreen: Bool = false,
    of state: HostState
  ) async throws -> SurfaceScene {
    let settings = try state.connected(role)
    let surface = role == .main ? surface : surface ?? role.surfaces.first
    if let surface { try check(surface, on: role, settings) }
    var scene: SurfaceScene
    switch surface {
    case .island, .actionButton:
      scene = try await self.scene(.home, page: page, of: state)
      scene.island = try await expandedIsland(of: state)
    case nil:
      scene = try await self.scene(.home, page: page, of: state)
      scene.app = try? await host.updatedScreen()
      scene.settings = settings.held(by: state.uprightIdiomsInFront)
      if scene.settings.isTurned { try await turn(&scene, of: state) }
    case let surface?:
      scene = try await self.scene(surface, on: role, page: page, of: state)
      if isActivityFullScreen {
        scene.overlay = try await enlargedActivity(on: surface, of: state)
      }
    }
    if role == .main, let snippet = state.snippet {
      scene.snippet = SurfaceScene.Snippet(state: snippet, shown: try? await host.shownSnippet())
    }
    return scene
  }

  /// Throws `HostError.badPlace` if a device does not have a surface.
  private func check(
    _ surface: SurfaceName, on role: DeviceRole, _ settings: DeviceSettings
  ) throws(HostError) {
    guard role.surfaces.contains(surface) else {
      throw HostError.badPlace(reason: role.lacks(surface))
    }
    if role == .main, !settings.capacity.surfaces.contains(surface) {
      throw HostError.badPlace(reason: "\(settings.device) does not have \(surface.title)")
    }
  }

  /// Throws `HostError.badPlace` if the device is not connected or there is no such page;
  /// `SurfaceError`.
  ///
  /// - Parameters:
  ///   - page: Of the Home Screen or Control Center.
  ///   - hasEmptyPage: Whether the Home Screen has one empty page more.
  func scene(
    _ surface: SurfaceName, on role: DeviceRole = .main, page: Int, hasEmptyPage: Bool = false,
    of state: HostState
  ) async throws -> SurfaceScene {
    let pages = state.pageCount(of: surface, on: role)
    try surface.check(page: page, of: pages.map { hasEmptyPage ? $0 + 1 : $0 })
    if surface == .controlCenter {
      let isLocked = try state.connected(role).isLocked
      var scene = try await self.scene(isLocked ? .lock : .home, on: role, page: 0, of: state)
      scene.banner = nil
      if scene.settings.isTurned {
        let isUpright = scene.settings.held(by: state.uprightIdiomsInFront) != scene.settings
        scene.app = isUpright ? nil : try? await host.updatedScreen()
        try await turn(&scene, of: state)
      }
      scene.controlCenter = try await controlCenter(page: page, of: state, on: role)
      scene.controlCenterPage = page
      scene.controlCenterPages = pages ?? 1
      scene.otherControls = state.controls.filter {
        $0.control.role == role && ($0.cell.map { $0.page != page } ?? false)
      }.map(\.id)
      return scene
    }
    let widgets = try await widgets(on: surface, of: role, in: state)
    let isMain = role == .main
    var scene = SurfaceScene(
      surface: surface, page: page, pages: pages ?? 1,
      settings: try state.connected(role),
      now: state.clock.now, widgets: widgets,
      controls: surface == .lock ? try await lockControls(of: state, on: role) : [],
      activities: surface == .lock ? try await lockActivities(of: state, on: role) : [],
      island: [.home, .today].contains(surface) && isMain ? try await island(of: state) : nil,
      overlay: surface.traits.enlargedActivities == nil ? nil : try await circles(of: state))
    let name = surface == .lock ? scene.settings.lockWallpaper : scene.settings.wallpaper
    scene.wallpaper = wallpapers?.picture(named: name)
    scene.banner = try await banner(of: state, on: role, surface)
    scene.apps = state.extensions.filter(\.hasApp).map(\.name)
    return scene
  }

  /// Turns the scene of a phone to landscape, with the Island at the side.
  private func turn(_ scene: inout SurfaceScene, of state: HostState) async throws {
    scene.isTurned = true
    scene.island =
      scene.settings.turnedIsland == nil ? nil : try await island(of: state, isTurned: true)
  }

  /// The visible widgets of a surface of a device.
  func widgets(
    on surface: SurfaceName, of role: DeviceRole, in state: HostState
  ) async throws -> [SurfaceScene.Widget] {
    let names = Dictionary(
      state.extensions.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var widgets: [SurfaceScene.Widget] = []
    for placed in state.placements {
      let placement = placed.placement
      guard placed.isSetAside != true, let spot = state.spot(of: placement),
        spot.place.surface == surface, spot.device == role,
        let place = placed.shownPlace(spot.place)
      else { continue }
      let shown: ShownArchive?
      do {
        shown = try await host.shown(placement.id)
      } catch HostError.notShown, HostError.unknownPlacement {
        shown = nil
      }
      widgets.append(
        SurfaceScene.Widget(
          placement.id, place: place, family: placement.family,
          title: names[placement.extension] ?? placement.extension.rawValue, shown: shown,
          stack: spot.dots, hasProblem: placed.failure != nil || !placed.issues.isEmpty))
    }
    return widgets
  }
}

extension PlacementState {
  /// The place on the screen: in the Smart Stack of a watch, the position by relevance, or nil for
  /// a widget that another one replaces.
  fileprivate func shownPlace(_ place: WidgetPlace) -> WidgetPlace? {
    guard let smartStack else { return place }
    return smartStack.position.map { .list(.smartStack, position: $0) }
  }
}

extension HostState {
  /// The visible place of a placement: its own, or its stack's if it is on top; nil if it is hidden
  /// in a stack.
  func spot(
    of placement: Placement
  ) -> (place: WidgetPlace, device: DeviceRole, dots: SurfaceScene.StackDots?)? {
    guard case .stack(let id, _) = placement.place else {
      return (placement.place, placement.role, nil)
    }
    guard let stack = stacks.first(where: { $0.id == id }), stack.top == placement.id else {
      return nil
    }
    let top = stack.members.firstIndex(of: stack.top) ?? 0
    return (stack.place, stack.role, SurfaceScene.StackDots(count: stack.members.count, top: top))
  }
}
