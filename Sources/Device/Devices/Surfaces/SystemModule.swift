/// A module of Control Center that belongs to the device and not to an extension: a switch, a
/// slider or the timer.
///
/// A module has no state. Its value is the device setting that it names, so that the page, the tool
/// and screenshots agree.
package struct SystemModule: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Switches a setting on and off.
    case toggle
    /// A vertical slider for a setting from 0 to 100.
    case level
    /// Starts and stops a timer of five minutes.
    case timer
  }

  /// The name of the device setting.
  package var setting: String
  package var kind: Kind
  /// The values of the setting for off and on; nil if it is a Boolean.
  package var values: [String]?
  /// The path of an SVG file, on a grid of 24 by 24, drawn with round strokes.
  package var icon: String
  /// The colour of a module that is on, `RRGGBB`.
  package var tint: String
  /// In points of the screen.
  package var frame: SurfaceFrame
}

/// The modules at the top of Control Center's first page. They cannot be moved.
package struct SystemModules: Codable, Equatable, Sendable {
  /// The number of cells that the modules cover, in the order in which controls fill them; controls
  /// begin after them.
  package var cells: Int
  /// The frames of the platters behind modules that belong together.
  package var groups: [SurfaceFrame]
  package var items: [SystemModule]
  /// The opacity of the black over the screen while the brightness is 0. It decreases in
  /// proportion to the brightness.
  package var darkestShade = 0.72
}

extension SystemModules {
  static let none = SystemModules(cells: 0, groups: [], items: [])

  /// Arranges the modules on the grid of a layout: connectivity in two by two cells, two sliders
  /// beside it, four switches below. The layout needs four columns. In columns of four cells, the
  /// sliders are below connectivity, and the switches beside both.
  init(in center: ControlCenterLayout) {
    let isTall = center.fillsColumns && center.rows >= 4
    let connectivity = center.frame(column: 0, row: 0, size: .large)
    let diameter = 58.0
    let margin = (connectivity.width - 2 * diameter) / 3
    func circle(_ column: Double, _ row: Double) -> SurfaceFrame {
      SurfaceFrame(
        x: connectivity.x + margin + column * (diameter + margin),
        y: connectivity.y + margin + row * (diameter + margin), width: diameter, height: diameter)
    }
    func slider(_ index: Int) -> SurfaceFrame {
      var frame = center.frame(
        column: isTall ? index : index + 2, row: isTall ? 2 : 0, size: .small)
      frame.height = connectivity.height
      return frame
    }
    func cell(_ index: Int) -> SurfaceFrame {
      center.frame(column: isTall ? 2 : index, row: isTall ? index : 2, size: .small)
    }
    cells = center.fillsColumns ? (isTall ? 3 : 4) * center.rows : 3 * center.columns
    groups = [connectivity]
    items = [
      .toggle("airplaneMode", ModuleIcon.airplane, tint: "FF9500", circle(0, 0)),
      .toggle("cellularData", ModuleIcon.cellular, tint: "34C759", circle(1, 0)),
      .toggle("wifi", ModuleIcon.wifi, tint: "0A7CFF", circle(0, 1)),
      .toggle("bluetooth", ModuleIcon.bluetooth, tint: "0A7CFF", circle(1, 1)),
      .level("brightness", ModuleIcon.sun, slider(0)),
      .level("volume", ModuleIcon.loudspeaker, slider(1)),
      .toggle("focus", ModuleIcon.moon, tint: "5E5CE6", cell(0)),
      .toggle("torch", ModuleIcon.torch, tint: "0A7CFF", cell(1)),
      SystemModule(
        setting: "timer", kind: .timer, icon: ModuleIcon.timer,
        tint: "FF9500", frame: cell(2)),
      .toggle(
        "colorScheme", ModuleIcon.darkMode, values: ["light", "dark"], tint: "3A3A5C", cell(3)),
    ]
  }
}

extension SystemModule {
  fileprivate static func toggle(
    _ setting: String, _ icon: String, values: [String]? = nil, tint: String,
    _ frame: SurfaceFrame
  ) -> SystemModule {
    SystemModule(
      setting: setting, kind: .toggle, values: values, icon: icon,
      tint: tint, frame: frame)
  }

  fileprivate static func level(
    _ setting: String, _ icon: String, _ frame: SurfaceFrame
  ) -> SystemModule {
    SystemModule(
      setting: setting, kind: .level, icon: icon, tint: "FFFFFF",
      frame: frame)
  }
}
