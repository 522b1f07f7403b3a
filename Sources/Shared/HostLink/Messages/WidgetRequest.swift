import Foundation

/// A request for a widget's content: the input of a provider's context and of the views'
/// environment.
///
/// ```swift
/// WidgetRequest(
///   kind: "Tide", family: .systemSmall, displaySize: LinkSize(width: 158, height: 158),
///   environments: [RenderEnvironment(), RenderEnvironment(colorScheme: .dark)],
///   archives: .shown(at: now))
/// ```
/// The provider runs once per request. Then each selected entry is laid out once per environment,
/// so the reply contains up to entries × environments archives.
public struct WidgetRequest: Codable, Equatable, Sendable {
  /// The kind of the widget's configuration.
  public var kind: String
  /// Decides size, shape and layout.
  public var family: WidgetFamilyName
  /// Values of the configuration's parameters by name. Missing parameters have their defaults.
  public var configuration: [String: ConfigurationValue]
  /// The widget's size on its surface, in points.
  public var displaySize: LinkSize
  /// The surface's insets of the content, in points. A widget can disable them.
  public var contentMargins: LinkInsets
  /// The corner radius of the surface's container, in points, for `ContainerRelativeShape`.
  public var containerCornerRadius: Double
  /// The corner of the watch face, for the family `accessoryCorner`; nil is the top left one.
  public var corner: ComplicationCorner?
  /// Each selected entry has one archive per environment.
  public var environments: [RenderEnvironment]
  /// Which entries are archived.
  public var archives: ArchiveSelection

  public init(
    kind: String, family: WidgetFamilyName, configuration: [String: ConfigurationValue] = [:],
    displaySize: LinkSize, contentMargins: LinkInsets = LinkInsets(),
    containerCornerRadius: Double = 0, corner: ComplicationCorner? = nil,
    environments: [RenderEnvironment] = [RenderEnvironment()], archives: ArchiveSelection = .all
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.displaySize = displaySize
    self.contentMargins = contentMargins
    self.containerCornerRadius = containerCornerRadius
    self.corner = corner
    self.environments = environments
    self.archives = archives
  }
}

/// The entries of a timeline that are archived.
public enum ArchiveSelection: Codable, Equatable, Sendable {
  /// Every entry is archived.
  case all
  /// No entry is archived.
  case none
  /// Indices into the timeline; those out of range are ignored.
  case indices([Int])
  /// The entry shown at an instant: the latest one at or before it, else the first.
  case shown(at: Date)
  /// At most this many: the first, the last, and others evenly spaced between them.
  case spread(Int)

  /// The selected indices, ascending, in a timeline whose entries have these dates.
  public func indices(for dates: [Date]) -> [Int] {
    switch self {
    case .all: return Array(dates.indices)
    case .none: return []
    case .indices(let wanted): return Set(wanted).intersection(dates.indices).sorted()
    case .shown(let instant):
      guard !dates.isEmpty else { return [] }
      let past = dates.indices.filter { dates[$0] <= instant }
      // Of several entries with the same date, the last one is shown.
      return [past.max { (dates[$0], $0) < (dates[$1], $1) } ?? 0]
    case .spread(let count):
      guard dates.count > count else { return Array(dates.indices) }
      guard count > 1 else { return count == 1 ? [0] : [] }
      return (0..<count).map { $0 * (dates.count - 1) / (count - 1) }
    }
  }
}

/// Families by WidgetKit's names.
public enum WidgetFamilyName: String, Codable, CaseIterable, Sendable {
  /// By WidgetKit's names.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// True if a widget is a single tap target, in which links do nothing. Source: "Creating a Widget
  /// Extension", which lists links only for medium and larger widgets.
  public var hasSingleTapArea: Bool {
    switch self {
    case .systemSmall, .accessoryCorner, .accessoryCircular, .accessoryRectangular,
      .accessoryInline:
      true
    case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
    }
  }
}

/// A size in points.
public struct LinkSize: Codable, Equatable, Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Insets in points.
public struct LinkInsets: Codable, Equatable, Hashable, Sendable {
  /// In points; `leading` is the right one in right-to-left layouts.
  public var top, leading, bottom, trailing: Double

  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
