import CommandArguments
import DeviceEngine
import HostLink

/// A control's place on the command line: `center`, `center:3`, `center:3,large`, `center:large`,
/// `lock:left`, `action`; on companions `watch-center:3`, `stack:0`, `mac-center:3,large`,
/// `menu-bar:0`.
enum ControlPlaceArgument {
  static let help =
    "center, center:POSITION (from 0), center:SIZE or center:POSITION,SIZE (small, medium, large), "
    + "lock:left, lock:right, action (with --on pad, all but action); on a watch watch-center or "
    + "stack, on a Mac mac-center or menu-bar, with a position as in watch-center:0, and a size as in mac-center:0,large"

  /// The names of the surfaces with an order.
  static let orders: [(name: String, surface: SurfaceName)] = SurfaceName.allCases.compactMap {
    surface in surface.traits.controls?.argument.map { ($0, surface) }
  }

  /// Throws `ValueError`.
  static func parse(_ text: String, option: String) throws -> ControlPlace {
    let parts = text.lowercased().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : nil
    if let surface = orders.first(where: { $0.name == parts[0] })?.surface,
      let place = place(on: surface, rest)
    {
      return place
    }
    switch (parts[0], rest) {
    case ("lock", let rest?):
      if let slot = ControlSlot(rawValue: rest) { return .lock(slot) }
    case ("action", nil): return .actionButton
    default: break
    }
    throw ValueError(value: text, option: option, expected: "a place: \(help)")
  }

  /// - Parameter text: The position and the size; nil for the end.
  private static func place(on surface: SurfaceName, _ text: String?) -> ControlPlace? {
    var (position, size): (Int?, ControlSizeName?) = (nil, nil)
    for word in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      if let number = Int(word), number >= 0, position == nil, size == nil {
        position = number
      } else if let name = ControlSizeName(rawValue: String(word)), size == nil,
        surface.controlSizes.contains(name)
      {
        size = name
      } else {
        return nil
      }
    }
    guard let end = ControlPlace.end(of: surface) else { return nil }
    return .ordered(surface, position: position ?? .max, size: size ?? end.size)
  }
}

extension ControlPlace {
  /// A place in the order of a surface.
  fileprivate static func ordered(
    _ surface: SurfaceName, position: Int, size: ControlSizeName
  ) -> ControlPlace {
    surface == .controlCenter
      ? .controlCenter(position: position, size: size)
      : .list(surface, position: position, size: size)
  }

  /// The place in the syntax of `ControlPlaceArgument`.
  var text: String {
    switch self {
    case .controlCenter(let position, let size): "center:\(position),\(size.rawValue)"
    case .lock(let slot): "lock:\(slot.rawValue)"
    case .actionButton: "action"
    case .list(let surface, let position, let size):
      (ControlPlaceArgument.orders.first { $0.surface == surface }?.name ?? surface.argument)
        + ":\(position)" + (surface.controlSizes.count > 1 ? ",\(size.rawValue)" : "")
    }
  }
}

extension Control {
  /// The place, with the device if the place does not name it.
  var placeText: String { device.map { "\(place.text) on \($0.rawValue)" } ?? place.text }
}
