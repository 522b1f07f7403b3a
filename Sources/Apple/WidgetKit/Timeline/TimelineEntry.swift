/// One dated state of a widget.
public protocol TimelineEntry {
  /// When the entry is shown.
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is to the user, compared with other entries of the same extension.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Zero or less means not relevant.
  public var score: Float
  /// How long the relevance lasts, in seconds from the entry's date.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When the host requests the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Rule: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  let rule: Rule

  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  public static let never = TimelineReloadPolicy(rule: .never)

  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(rule: .after(date))
  }
}

/// A widget's entries and its reload policy.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
