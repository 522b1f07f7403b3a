import ActivityKit
import AppIntents
import FoundationSupplement
import HostLink
import Intents
import SwiftUI

/// A preview of a widget in a family.
struct WidgetPreview: PreviewContent {
  let family: WidgetFamily
  let registrations: () -> [any _WidgetRegistration]
  /// nil if the user cannot configure it.
  var configuration: PreviewedConfiguration?
  /// - Parameter values: Those of the configuration; empty for the author's.
  let entries:
    @MainActor (TimelineProviderContext, [String: ConfigurationValue]) async throws
      -> PreviewEntries
}

/// The entries of a preview.
///
/// Unchecked: entries have author-defined types. They pass once to the main actor.
struct PreviewEntries: @unchecked Sendable {
  /// `TimelineEntry`s or `RelevanceEntry`s.
  let entries: [Any]

  /// Throws if one of them has another type.
  func entries<E>(of type: E.Type) throws -> [E] {
    try entries.map { entry in
      if let entry = entry as? E { return entry }
      throw FailureReport(
        .thrown,
        "The widget shows entries of type \(E.self), but the preview has one of type "
          + "\(Swift.type(of: entry)).")
    }
  }
}

extension ProviderCall where Provider: TimelineProvider {
  /// The entries for a preview.
  func entries(in context: TimelineProviderContext) async throws -> PreviewEntries {
    let timeline = try await ProviderAnswer<Timeline<Provider.Entry>>.wait(for: "getTimeline") {
      provider.getTimeline(in: context, completion: $0)
    }
    return PreviewEntries(entries: timeline.entries)
  }
}

/// `ProviderCall` for a provider that is configured with an intent. Unchecked: it passes once to
/// the task that asks the provider.
struct ConfiguredProviderCall<Provider, Intent>: @unchecked Sendable {
  let provider: Provider
  let intent: Intent
}

extension ConfiguredProviderCall
where Provider: IntentTimelineProvider, Intent == Provider.Intent {
  func entries(in context: TimelineProviderContext) async throws -> PreviewEntries {
    let timeline = try await ProviderAnswer<Timeline<Provider.Entry>>.wait(for: "getTimeline") {
      provider.getTimeline(for: intent, in: context, completion: $0)
    }
    return PreviewEntries(entries: timeline.entries)
  }
}

extension ConfiguredProviderCall
where Provider: AppIntentTimelineProvider, Intent == Provider.Intent {
  func entries(in context: TimelineProviderContext) async -> PreviewEntries {
    PreviewEntries(entries: await provider.timeline(for: intent, in: context).entries)
  }
}

/// The relevance that a preview's author gives. Unchecked: it passes once to the task that asks the
/// provider.
struct GivenRelevance<Configuration>: @unchecked Sendable {
  let relevance: WidgetRelevance<Configuration>
}

extension ProviderCall where Provider: RelevanceEntriesProvider {
  /// The entries of the relevant configurations; the placeholder if there are none.
  /// - Parameter given: nil asks the provider.
  func entries(
    _ given: GivenRelevance<Provider.Configuration>?, in context: TimelineProviderContext
  ) async throws -> PreviewEntries {
    let context = RelevanceEntriesProviderContext(context)
    let relevance = if let given { given.relevance } else { await provider.relevance() }
    guard !relevance.attributes.isEmpty else {
      return PreviewEntries(entries: [provider.placeholder(context: context)])
    }
    var entries: [Any] = []
    for attribute in relevance.attributes {
      entries.append(
        try await provider.entry(configuration: attribute.configuration, context: context))
    }
    return PreviewEntries(entries: entries)
  }
}

/// A preview of a Live Activity.
@MainActor
struct ActivityPreview: PreviewContent {
  let registrations: () -> [any _WidgetRegistration]
  private let encoded: () async throws -> PreviewedActivity

  init<Attributes: ActivityAttributes>(
    _ kind: ActivityPreviewViewKind, attributes: Attributes,
    states: @escaping @MainActor () async -> [Attributes.ContentState],
    registrations: @escaping () -> [any _WidgetRegistration]
  ) {
    self.registrations = registrations
    encoded = {
      let encoder = JSONEncoder()
      return PreviewedActivity(
        attributesType: "\(Attributes.self)", presentation: kind.presentation,
        attributes: try encoder.encode(attributes),
        states: try await states().map { try encoder.encode($0) })
    }
  }

  func activity() async throws -> PreviewedActivity { try await encoded() }
}

extension ActivityPreviewViewKind {
  fileprivate var presentation: PreviewedActivity.Presentation {
    switch self {
    case .content: .content
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}
