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

/// What the user can remove from Control Center and add again, by the names of the command line.
public enum SystemModuleName: String, CaseIterable, Codable, Sendable {
  /// The platter with Airplane Mode, Cellular Data, Wi-Fi and Bluetooth.
  case connectivity
  case brightness, volume, focus, torch, timer, darkMode
}

/// A module, or several on one platter, with the cells that it covers. The user removes it as a
/// whole.
package struct SystemModuleBlock: Codable, Equatable, Sendable {
  package var name: SystemModuleName
  /// The cell at the top left.
  package var column, row: Int
  /// The number of cells that it covers.
  package var columns, rows: Int
  package var frame: SurfaceFrame
  package var items: [SystemModule]
}

/// The modules on Control Center's first page. They cannot be moved: controls fill the cells around
/// them.
package struct SystemModules: Codable, Equatable, Sendable {
  package var blocks: [SystemModuleBlock]
  /// The opacity of the black over the screen while the brightness is 0. It decreases in
  /// proportion to the brightness.
  package var darkestShade = 0.72

  package var items: [SystemModule] { blocks.flatMap(\.items) }

  /// The frames of the platters behind modules that belong together.
  package var groups: [SurfaceFrame] { blocks.filter { $0.items.count > 1 }.map(\.frame) }
}

extension SystemModules {
  static let none = SystemModules(blocks: [])

  /// Arranges the modules on the grid of a layout: connectivity in two by two cells, two sliders
  /// beside it, four switches below. The layout needs four columns. In columns of four cells, the
  /// sliders are below connectivity, and the switches beside both.
  init(in center: ControlCenterLayout) {
    let isTall = center.fillsColumns && center.rows >= 4
    func block(
      _ name: SystemModuleName, _ column: Int, _ row: Int, columns: Int = 1, rows: Int = 1,
      _ items: (SurfaceFrame) -> [SystemModule]
    ) -> SystemModuleBlock {
      let frame = center.frame(column: column, row: row, columns: columns, rows: rows)
      return SystemModuleBlock(
        name: name, column: column, row: row, columns: columns, rows: rows, frame: frame,
        items: items(frame))
    }
    func slider(_ name: SystemModuleName, _ index: Int, _ icon: String) -> SystemModuleBlock {
      block(name, isTall ? index : index + 2, isTall ? 2 : 0, rows: 2) {
        [.level(name.rawValue, icon, $0)]
      }
    }
    func cell(
      _ name: SystemModuleName, _ index: Int, _ item: (SurfaceFrame) -> SystemModule
    ) -> SystemModuleBlock {
      block(name, isTall ? 2 : index, isTall ? index : 2) { [item($0)] }
    }
    blocks = [
      block(.connectivity, 0, 0, columns: 2, rows: 2, Self.connectivity),
      slider(.brightness, 0, ModuleIcon.sun),
      slider(.volume, 1, ModuleIcon.loudspeaker),
      cell(.focus, 0) { .toggle("focus", ModuleIcon.moon, tint: "5E5CE6", $0) },
      cell(.torch, 1) { .toggle("torch", ModuleIcon.torch, tint: "0A7CFF", $0) },
      cell(.timer, 2) {
        SystemModule(
          setting: "timer", kind: .timer, icon: ModuleIcon.timer, tint: "FF9500", frame: $0)
      },
      cell(.darkMode, 3) {
        .toggle(
          "colorScheme", ModuleIcon.darkMode, values: ["light", "dark"], tint: "3A3A5C", $0)
      },
    ]
  }

  /// Four round switches on a platter.
  private static func connectivity(on platter: SurfaceFrame) -> [SystemModule] {
    let diameter = 58.0
    let margin = (platter.width - 2 * diameter) / 3
    func circle(_ column: Double, _ row: Double) -> SurfaceFrame {
      SurfaceFrame(
        x: platter.x + margin + column * (diameter + margin),
        y: platter.y + margin + row * (diameter + margin), width: diameter, height: diameter)
    }
    return [
      .toggle("airplaneMode", ModuleIcon.airplane, tint: "FF9500", circle(0, 0)),
      .toggle("cellularData", ModuleIcon.cellular, tint: "34C759", circle(1, 0)),
      .toggle("wifi", ModuleIcon.wifi, tint: "0A7CFF", circle(0, 1)),
      .toggle("bluetooth", ModuleIcon.bluetooth, tint: "0A7CFF", circle(1, 1)),
    ]
  }
}

extension SurfaceLayout {
  /// The layout whose Control Center lacks some of the device's modules.
  package func removing(_ names: Set<SystemModuleName>) -> SurfaceLayout {
    guard !names.isEmpty else { return self }
    var layout = self
    layout.controlCenter?.modules.blocks.removeAll { names.contains($0.name) }
    layout.turned?.controlCenter.modules.blocks.removeAll { names.contains($0.name) }
    return layout
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
