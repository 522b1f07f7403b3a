// Compatibility: works | `WidgetFamily` | raw values are this project's; Apple's are unknown

/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, RawRepresentable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// Not `CaseIterable`, as in Apple's interface.
  static let all: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
    .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { "WidgetFamily.\(description)" }
}
