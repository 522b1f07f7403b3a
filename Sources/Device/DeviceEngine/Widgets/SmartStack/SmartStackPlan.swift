import Foundation
import HostLink

/// What the Smart Stack of a watch shows below the activities, in which order and why.
///
/// ```swift
/// let plan = SmartStackPlan(input, at: now)
/// plan.items   // [a suggestion, p3 because its date applies, p1, p2]
/// plan.next    // when the date of p3 is over
/// ```
/// Rules:
/// - Suggestions come first: widgets with a `RelevanceConfiguration`, one for each attribute whose
///   context applies, in the order of the attributes, which is the author's priority.
/// - The user's widgets whose relevance applies to their configuration follow, then all others,
///   each in the user's order.
/// - At most one widget of a `WidgetRelevanceGroup` comes first. An attribute without a context
///   never applies.
/// - While a suggestion is shown, the user's widgets of its `associatedKind` are not.
///
/// Source: Apple, "Increasing the visibility of widgets in Smart Stacks". The order among relevant
/// widgets is Vitrine's own.
public struct SmartStackPlan: Equatable, Sendable {
  /// A widget of the Smart Stack, from the top.
  public struct Item: Equatable, Sendable {
    /// nil for a suggestion that is not placed yet.
    public var placement: PlacementID?
    /// nil for a widget of the user.
    public var suggestion: SmartStackSuggestion?
    /// Why it precedes the widgets that are not relevant; nil if it does not.
    public var reason: String?
  }

  /// The maximum number of suggestions, if the user's widgets leave room for them.
  public static let suggestionLimit = 10

  public private(set) var items: [Item] = []
  /// The user's widgets that are not shown, with the kinds of the suggestions that replace them.
  public private(set) var replaced: [PlacementID: String] = [:]
  /// The suggestions whose relevance is over.
  public private(set) var outdated: [PlacementID] = []
  /// When a context begins or ends; nil if none does.
  public private(set) var next: Date?

  private var groups: Set<Group> = []

  /// An empty Smart Stack.
  public init() {}

  public init(_ input: SmartStackInput, at now: Date) {
    let time = LocalTime(timeZone: input.timeZone)
    var waiting = input.placements.filter(\.isSuggestion)
    let room = Arrangement.listLimit - (input.placements.count - waiting.count)
    for kind in input.kinds where kind.isRelevanceConfiguration {
      guard let attributes = kind.attributes else {
        // The widgets of the last run stay until the extension answers.
        for placement in waiting where placement.widgetKind == kind.id {
          items.append(Item(placement, reason: "its relevance is being requested"))
        }
        waiting.removeAll { $0.widgetKind == kind.id }
        continue
      }
      for attribute in attributes {
        guard let reason = claim(attribute, of: kind, input, now, time),
          items.count < min(Self.suggestionLimit, room)
        else { continue }
        let suggestion = SmartStackSuggestion(kind.id, attribute.configuration)
        guard !items.contains(where: { $0.suggestion == suggestion }) else { continue }
        let placement = waiting.firstIndex { SmartStackSuggestion($0) == suggestion }
          .map { waiting.remove(at: $0) }
        items.append(Item(placement: placement?.id, suggestion: suggestion, reason: reason))
      }
    }
    outdated = waiting.map(\.id)
    addPlaced(input, now, time)
  }

  private mutating func addPlaced(_ input: SmartStackInput, _ now: Date, _ time: LocalTime) {
    let kinds = Dictionary(input.kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = Set(items.compactMap(\.suggestion?.id))
    var replacing: [WidgetKind: String] = [:]
    for kind in input.kinds where shown.contains(kind.id) {
      guard let associated = kind.associatedKind else { continue }
      replacing[WidgetKind(extension: kind.id.extension, kind: associated)] = kind.id.kind
    }
    var others: [Item] = []
    for placement in input.placements where !placement.isSuggestion {
      if let kind = replacing[placement.widgetKind] {
        replaced[placement.id] = kind
        continue
      }
      let kind = kinds[placement.widgetKind]
      var reason: String?
      for attribute in kind?.attributes ?? [] where kind?.matches(attribute, placement) == true {
        reason = reason ?? claim(attribute, of: kind, input, now, time)
      }
      if reason == nil {
        others.append(Item(placement, reason: nil))
      } else {
        items.append(Item(placement, reason: reason))
      }
    }
    items += others
  }

  /// Why an attribute applies, if it does and its group is free. Takes the group.
  private mutating func claim(
    _ attribute: RelevanceAttribute, of kind: SmartStackInput.Kind?, _ input: SmartStackInput,
    _ now: Date, _ time: LocalTime
  ) -> String? {
    guard let kind, let context = attribute.context else { return nil }
    switch context.verdict(at: now, input.circumstances, of: kind.id.extension) {
    case .applies(let until):
      if let until { wake(at: until) }
      if let group = Group(attribute.group, of: kind.id), !groups.insert(group).inserted {
        return nil
      }
      return "\(context.words(now: now, time)) applies"
    case .begins(let date):
      wake(at: date)
      return nil
    case .over, .unmet: return nil
    }
  }

  private mutating func wake(at date: Date) { next = min(next ?? date, date) }

  /// `WidgetRelevanceGroup`, as far as it limits what is shown.
  private enum Group: Hashable, Sendable {
    case automatic(WidgetKind)
    case named(String, ExtensionID)

    /// nil for `ungrouped`.
    init?(_ group: RelevanceAttribute.Group, of kind: WidgetKind) {
      switch group {
      case .automatic: self = .automatic(kind)
      case .named(let name): self = .named(name, kind.extension)
      case .ungrouped: return nil
      }
    }
  }
}

extension SmartStackPlan.Item {
  fileprivate init(_ placement: Placement, reason: String?) {
    self.init(
      placement: placement.id,
      suggestion: placement.isSuggestion ? SmartStackSuggestion(placement) : nil, reason: reason)
  }
}

/// A widget that the Smart Stack shows by itself.
public struct SmartStackSuggestion: Hashable, Sendable {
  public var id: WidgetKind
  public var configuration: [String: ConfigurationValue]

  init(_ id: WidgetKind, _ configuration: [String: ConfigurationValue]) {
    self.id = id
    self.configuration = configuration
  }

  init(_ placement: Placement) {
    self.init(placement.widgetKind, placement.configuration)
  }
}
