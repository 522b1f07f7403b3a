/// A device that the host runs: the main one, which is a phone or a pad, and its companions.
public enum DeviceRole: String, Codable, CaseIterable, Sendable {
  /// The device itself, a phone or an iPad.
  case main
  /// An iPad beside the main device.
  case pad
  /// An Apple Watch that is paired with the main device.
  case watch
  /// A car's display, which shows widgets of the main device with CarPlay.
  case car
  /// A Mac, which shows widgets of the main device.
  case mac

  /// All roles but the device itself.
  public static let companions = allCases.filter { $0 != .main }

  /// The surfaces of the device. A pad beside the main device has some that that one has, too.
  public var surfaces: [SurfaceName] {
    self == .pad
      ? [.home, .today, .lock, .controlCenter]
      : SurfaceName.allCases.filter { $0.role == self }
  }
}

/// A face of a watch. Each has its own slots for complications.
public enum WatchFaceName: String, Codable, CaseIterable, Sendable {
  /// Hands on a round dial, with complications in the corners and on the dial.
  case dial
  /// The time in digits, with a large complication in the middle.
  case panel

  /// The family that each slot accepts, by position.
  public var slots: [WidgetFamilyName] {
    switch self {
    case .dial:
      [
        .accessoryCorner, .accessoryCorner, .accessoryCorner, .accessoryCorner,
        .accessoryCircular, .accessoryCircular, .accessoryCircular, .accessoryCircular,
      ]
    case .panel:
      [
        .accessoryInline, .accessoryCircular, .accessoryRectangular, .accessoryCircular,
        .accessoryCircular, .accessoryCircular,
      ]
    }
  }
}
