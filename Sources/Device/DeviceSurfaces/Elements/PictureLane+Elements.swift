import DeviceEngine
import Devices
import Foundation
import HostLink
import ViewArchive
import WidgetHost

/// What assistive technology reads on a whole screen.
package struct ScreenElements: Equatable, Sendable {
  /// The size of the screen, in points.
  package var size: LinkSize
  /// In reading order. A widget or an activity is followed by the elements on it.
  package var elements: [ScreenElement] = []
  /// The version of what is shown of each widget, by id; a tap passes it back.
  package var versions: [String: Int] = [:]
  /// When a timer or a relative date on the screen next changes, by the device's clock; nil for
  /// never.
  package var nextChange: Date?
}

extension PictureLane {
  /// The elements of a whole screen of the main device. A card of a shortcut, Control Center and an
  /// app cover what is below them.
  ///
  /// - Parameter state: Has the names of what the scene shows.
  /// - Throws: `SurfaceError`, `ArchiveError`, `RasterizerError`.
  func elements(of scene: SurfaceScene, in state: HostState) throws -> ScreenElements {
    // The lines of a card's text are as high as whole pixels.
    let scale = scene.snippet == nil ? 0.25 : 2
    let composer = try SurfaceComposer(scene, scale: scale, rasterizer: rasterizer)
    let reader = ElementReader(scene.surface, scene.settings, at: scene.now)
    var screen = ScreenElements(size: composer.layout.screen(of: scene))
    if let card = scene.snippet, card.state.isShown {
      screen.elements = try elements(of: card, composer, at: scene.now)
      screen.versions["snippet"] = card.shown?.version
      screen.nextChange = nextChange(of: [card.shown?.archive].compactMap(\.self), at: scene.now)
      return screen
    }
    if scene.controlCenter != nil {
      screen.elements = composer.modules
    } else if let app = scene.app {
      screen.versions["app"] = app.version
      screen.elements = try decoded(app.archive).archive.pictureElements(
        at: scene.now, flipped: [], isRedacted: false, isLocked: false
      ).map { ScreenElement($0, .app(element: $0.index), x: 0, y: 0) }
    }
    if scene.app == nil, !scene.isTurned || scene.controlCenter != nil {
      let contents = try contents(of: scene)
      for widget in contents.widgets { screen.versions[widget.placement.rawValue] = widget.version }
      screen.elements += contents.elements(named: state)
      if scene.surface == .home, scene.controlCenter == nil {
        screen.elements += composer.icons(of: state)
      }
    }
    screen.elements = islandElements(of: scene, composer, reader, in: state) + screen.elements
    screen.nextChange = nextChange(of: scene.archives, at: scene.now)
    return screen
  }

  // MARK: Cards

  private func elements(
    of card: SurfaceScene.Snippet, _ composer: SurfaceComposer, at instant: Date
  ) throws -> [ScreenElement] {
    let frames = composer.frames(of: card)
    var elements: [ScreenElement] = []
    if let dialog = card.state.dialog, let frame = frames.dialog {
      elements.append(
        ScreenElement(.snippet(.dialog), .text, dialog, frame: SurfaceFrame(frame)))
    }
    if let shown = card.shown, let view = frames.view {
      elements += try decoded(shown.archive).archive.pictureElements(
        at: instant, flipped: [], isRedacted: false, isLocked: false
      ).map {
        ScreenElement($0, .snippet(.element($0.index)), x: view.minX, y: view.minY)
      }
    }
    return elements
      + frames.buttons.map { button, frame in
        ScreenElement(
          .snippet(button.part), button.role == .field ? .textField : .button, button.title,
          frame: SurfaceFrame(frame))
      }
  }

  // MARK: The Dynamic Island

  private func islandElements(
    of scene: SurfaceScene, _ composer: SurfaceComposer, _ reader: ElementReader,
    in state: HostState
  ) -> [ScreenElement] {
    guard let island = composer.layout.island, let shown = scene.island else { return [] }
    func activity(_ place: IslandPlace) -> ActivityState? {
      state.activities.first { $0.island == place }
    }
    func elements(
      _ activity: ActivityState?, _ shown: ShownActivity?, _ upright: ActivityPresentationName,
      _ frame: SurfaceFrame
    ) -> [ScreenElement] {
      guard let activity else { return [] }
      let presentation = shown?.presentation ?? upright
      let size = shown?.size ?? LinkSize(width: frame.width, height: frame.height)
      let (x, y) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
      return [
        ScreenElement(
          .activity(activity.id, presentation, element: nil), .activity, activity.app, frame: frame)
      ]
        + self.elements(shown, reader).map {
          ScreenElement(
            $0, .activity(activity.id, presentation, element: $0.index), x: x, y: y)
        }
    }
    switch shown {
    case .compact(let leading, let trailing):
      let shape = island.compact(
        leading: leading?.size.width ?? island.compactLeading.width,
        trailing: trailing?.size.width ?? island.compactTrailing.width)
      let compact = activity(.compact)
      return elements(compact, leading, .compactLeading, shape.leading)
        + elements(compact, trailing, .compactTrailing, shape.trailing)
    case .minimal(let attached, let detached):
      return elements(activity(.minimalAttached), attached, .minimal, island.attachedMinimal)
        + elements(activity(.minimalDetached), detached, .minimal, island.detached)
    case .expanded(let shown):
      return elements(
        state.activities.first { $0.island != .hidden }, shown, .expanded,
        island.expandedFrame(height: shown?.size.height ?? island.expandedHeights.least))
    }
  }
}

extension ScreenElements {
  /// The elements of a companion's screen.
  package init(_ contents: SurfaceContents, named state: HostState) {
    self.init(
      size: LinkSize(width: contents.screen.width, height: contents.screen.height),
      elements: contents.elements(named: state),
      versions: Dictionary(
        contents.widgets.map { ($0.placement.rawValue, $0.version) }, uniquingKeysWith: { $1 }),
      // The contents do not say when a text on them changes.
      nextChange: state.clock.now + 1)
  }
}

extension SurfaceContents {
  /// The elements of the widgets, activities and controls, named by the host.
  fileprivate func elements(named state: HostState) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    for widget in widgets {
      let title = state.placements.first { $0.id == widget.placement }?.title
      elements.append(
        ScreenElement(
          .placement(widget.placement, element: nil), .widget, title ?? "", frame: widget.frame))
      let scale = widget.size.width > 0 ? widget.frame.width / widget.size.width : 1
      elements += widget.elements.map {
        ScreenElement(
          $0, .placement(widget.placement, element: $0.index), x: widget.frame.x,
          y: widget.frame.y, scale: scale)
      }
    }
    for activity in activities {
      let app = state.activities.first { $0.id == activity.activity }?.app
      elements.append(
        ScreenElement(
          .activity(activity.activity, activity.presentation, element: nil), .activity, app ?? "",
          frame: activity.frame))
      elements += activity.elements.map {
        ScreenElement(
          $0, .activity(activity.activity, activity.presentation, element: $0.index),
          x: activity.frame.x, y: activity.frame.y)
      }
    }
    for control in controls {
      guard let shown = state.controls.first(where: { $0.id == control.control }) else { continue }
      elements.append(ScreenElement(shown, frame: control.frame))
    }
    return elements
  }
}

extension ScreenElement {
  fileprivate init(_ control: ControlState, frame: SurfaceFrame) {
    let isToggle = control.role == .toggle
    self.init(
      .control(control.id), isToggle ? .switch : .button, control.title, value: control.value,
      isOn: isToggle && !control.isPrivate ? control.isOn : nil, isEnabled: control.isEnabled,
      frame: frame)
  }
}

extension SurfaceComposer {
  /// The device's own modules on the first page of Control Center.
  fileprivate var modules: [ScreenElement] {
    guard scene.controlCenterPage == 0 else { return [] }
    return (layout.controlCenter?.modules.items ?? []).map { module in
      let target = ScreenElement.Target.module(module.setting)
      return switch module.kind {
      case .toggle:
        ScreenElement(
          target, .switch, module.title, isOn: module.isOn(in: scene.settings), frame: module.frame)
      case .level:
        ScreenElement(
          target, .slider, module.title,
          value: "\(Int((module.level(in: scene.settings) * 100).rounded()))", frame: module.frame)
      case .timer:
        ScreenElement(
          target, .button, module.title, value: scene.settings.timerText(at: scene.now),
          frame: module.frame)
      }
    }
  }

  /// The icons of apps on the Home Screen.
  fileprivate func icons(of state: HostState) -> [ScreenElement] {
    guard let home = layout.home else { return [] }
    return zip(state.extensions.filter(\.hasApp), appCells).map { app, cell in
      ScreenElement(
        .icon(app.id), .icon, app.name,
        frame: mirrored(
          home.iconFrame(column: cell.column, row: cell.row), within: home.mirrorWidth))
    }
  }
}

extension SystemModule {
  /// The name of the module, as in the page's `texts.js`.
  fileprivate var title: String {
    switch setting {
    case "airplaneMode": "Airplane Mode"
    case "cellularData": "Cellular Data"
    case "wifi": "Wi-Fi"
    case "colorScheme": "Dark Mode"
    default: setting.capitalized
    }
  }
}

extension SurfaceScene {
  /// The archives of what is on the screen.
  fileprivate var archives: [Data] {
    if let app { return [app.archive] }
    let onIsland: [ShownActivity?] =
      switch island {
      case .compact(let leading, let trailing): [leading, trailing]
      case .minimal(let attached, let detached): [attached, detached]
      case .expanded(let shown): [shown]
      case nil: []
      }
    return widgets.compactMap(\.shown?.archive) + activities.compactMap(\.shown?.archive)
      + onIsland.compactMap { $0?.archive }
  }
}
