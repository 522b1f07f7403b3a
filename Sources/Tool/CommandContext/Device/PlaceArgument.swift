import CommandArguments
import DeviceEngine
import HostLink

/// A place on the command line: `home:0,2,4` (page, column, row), `lock:inline`, `lock:2`,
/// `standby:left`, `face:dial,0`, `smart-stack:0`.
package enum PlaceArgument {
  package static let help =
    "home:PAGE,COLUMN,ROW (from 0), today:POSITION, lock:inline, lock:0 to lock:3, standby:left, "
    + "standby:right, face:FACE,SLOT (dial or panel), or a list and a position, such as "
    + "smart-stack:0, carplay:0, desktop:0 or notification-center:0"

  /// Throws `ValueError`.
  package static func parse(_ text: String, option: String) throws -> WidgetPlace {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : ""
    switch parts[0].lowercased() {
    case "home":
      let numbers = rest.split(separator: ",").map { Int($0) }
      if numbers.count == 3, let page = numbers[0], let column = numbers[1], let row = numbers[2] {
        return .home(page: page, column: column, row: row)
      }
    case "face":
      let parts = rest.split(separator: ",")
      if parts.count == 2, let face = WatchFaceName(rawValue: String(parts[0])),
        let position = Int(parts[1])
      {
        return .face(face, position: position)
      }
    case "lock":
      if rest == "inline" { return .lockInline }
      if let position = Int(rest) { return .lockRow(position: position) }
    case let name:
      if let sides = SurfaceName.allCases.first(where: { $0.argument == name }),
        sides.traits.arrangement == .sides, let side = SurfaceSide(rawValue: rest)
      {
        return .side(sides, side)
      }
      if let list = SurfaceName.lists.first(where: { $0.argument == name }),
        let position = Int(rest)
      {
        return .list(list, position: position)
      }
    }
    throw ValueError(value: text, option: option, expected: "a place: \(help)")
  }
}

extension WidgetPlace {
  /// The place, with the device if it is named.
  package func text(on device: DeviceRole?) -> String {
    device.map { "\(text) on \($0.rawValue)" } ?? text
  }

  /// The place in the syntax of `PlaceArgument`; for a member of a stack, the stack's id and the
  /// member's position.
  var text: String {
    switch self {
    case .home(let page, let column, let row): "home:\(page),\(column),\(row)"
    case .list(let list, let position): "\(list.argument):\(position)"
    case .face(let face, let position): "face:\(face.rawValue),\(position)"
    case .lockInline: "lock:inline"
    case .lockRow(let position): "lock:\(position)"
    case .side(let surface, let side): "\(surface.argument):\(side.rawValue)"
    case .stack(let stack, let position): "stack:\(stack),\(position)"
    }
  }
}
