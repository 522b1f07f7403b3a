import DeviceEngine
import HostLink

/// A control's place on the command line: `center`, `center:3`, `center:3,large`, `center:large`,
/// `lock:left`, `action`.
enum ControlPlaceArgument {
  static let help =
    "center, center:POSITION (from 0), center:SIZE or center:POSITION,SIZE (small, medium, large), "
    + "lock:left, lock:right, action"

  /// Throws `ValueError`.
  static func parse(_ text: String, option: String) throws -> ControlPlace {
    let parts = text.lowercased().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : nil
    switch (parts[0], rest) {
    case ("center", nil): return .controlCenter(position: .max, size: .small)
    case ("center", let rest?):
      if let place = controlCenter(rest) { return place }
    case ("lock", let rest?):
      if let slot = ControlSlot(rawValue: rest) { return .lock(slot) }
    case ("action", nil): return .actionButton
    default: break
    }
    throw ValueError(value: text, option: option, expected: "a place: \(help)")
  }

  private static func controlCenter(_ text: String) -> ControlPlace? {
    var (position, size): (Int?, ControlSizeName?) = (nil, nil)
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let number = Int(word), number >= 0, position == nil, size == nil {
        position = number
      } else if let name = ControlSizeName(rawValue: String(word)), size == nil {
        size = name
      } else {
        return nil
      }
    }
    return .controlCenter(position: position ?? .max, size: size ?? .small)
  }
}

extension ControlPlace {
  /// The place in the syntax of `ControlPlaceArgument`.
  var text: String {
    switch self {
    case .controlCenter(let position, let size): "center:\(position),\(size.rawValue)"
    case .lock(let slot): "lock:\(slot.rawValue)"
    case .actionButton: "action"
    }
  }
}
