import Foundation

/// One widget in one place: what a provider's context and the views' environment are made of.
public struct WidgetRequest: Codable, Equatable, Sendable {
  public var kind: String
  public var family: WidgetFamilyName
  /// Values of the configuration's parameters by their names; what is not here has its default.
  public var configuration: [String: ConfigurationValue]
  /// The widget's size on its surface, in points.
  public var displaySize: LinkSize
  /// What the surface insets content by unless the widget disables it, in points.
  public var contentMargins: LinkInsets
  /// How round the surface's container is, in points; `ContainerRelativeShape` follows it.
  public var containerCornerRadius: Double
  /// One archive of an entry is made for each.
  public var environments: [RenderEnvironment]
  public var archives: ArchiveSelection

  public init(
    kind: String, family: WidgetFamilyName, configuration: [String: ConfigurationValue] = [:],
    displaySize: LinkSize, contentMargins: LinkInsets = LinkInsets(),
    containerCornerRadius: Double = 0,
    environments: [RenderEnvironment] = [RenderEnvironment()], archives: ArchiveSelection = .all
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.displaySize = displaySize
    self.contentMargins = contentMargins
    self.containerCornerRadius = containerCornerRadius
    self.environments = environments
    self.archives = archives
  }
}

/// Which of a timeline's entries are drawn into archives.
public enum ArchiveSelection: Codable, Equatable, Sendable {
  case all
  case none
  /// Places in the timeline, from 0; those beyond its end are left out.
  case indices([Int])
  /// The entry on screen at an instant: the latest one at or before it, else the first.
  case shown(at: Date)
  /// At most so many: the first, the last, and others evenly between.
  case spread(Int)

  /// The places, ascending, in a timeline whose entries have these dates.
  public func indices(for dates: [Date]) -> [Int] {
    switch self {
    case .all: return Array(dates.indices)
    case .none: return []
    case .indices(let wanted): return Set(wanted).intersection(dates.indices).sorted()
    case .shown(let instant):
      guard !dates.isEmpty else { return [] }
      let past = dates.indices.filter { dates[$0] <= instant }
      // Of several at the same date the last one counts.
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
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// A size in points.
public struct LinkSize: Codable, Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Insets in points.
public struct LinkInsets: Codable, Equatable, Hashable, Sendable {
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
