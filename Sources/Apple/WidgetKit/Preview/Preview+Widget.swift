import ActivityKit
import AppIntents
import HostLink
import Intents
import SwiftUI

extension Preview {
  /// A widget with entries.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name,
      content: WidgetPreview(family: family, registrations: { registrations(of: widget()) }) {
        _, _ in
        PreviewEntries(entries: await timeline())
      })
  }

  /// A widget with the timeline of a provider.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> some TimelineProvider
  ) {
    self.init(
      name,
      content: WidgetPreview(family: family, registrations: { registrations(of: widget()) }) {
        context, _ in
        try await ProviderCall(provider: timelineProvider()).entries(in: context)
      })
  }

  /// A widget with the timeline of a provider, configured with an app intent.
  @MainActor
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
  ) {
    self.init(
      name,
      content: WidgetPreview(
        family: family, registrations: { registrations(of: widget()) },
        configuration: PreviewedConfiguration(
          parameters: Provider.Intent.configurationDescription.parameters,
          values: intent.configurationValues)
      ) { context, values in
        let intent =
          values.isEmpty ? intent : try await Provider.Intent.configured(with: values).intent
        return await ConfiguredProviderCall(provider: timelineProvider(), intent: intent)
          .entries(in: context)
      })
  }

  /// A widget with the timeline of a provider, configured with a SiriKit intent.
  @MainActor
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
  ) {
    self.init(
      name,
      content: WidgetPreview(family: family, registrations: { registrations(of: widget()) }) {
        context, _ in
        try await ConfiguredProviderCall(provider: timelineProvider(), intent: intent)
          .entries(in: context)
      })
  }

  /// A Live Activity with content states.
  @MainActor
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(
      name,
      content: ActivityPreview(
        viewKind, attributes: attributes, states: contentStates,
        registrations: { registrations(of: widget()) }))
  }
}

@MainActor
func registrations<W: Widget>(of widget: W) -> [any _WidgetRegistration] {
  var list = _WidgetList()
  W._register(widget, in: &list)
  return list.registrations
}

/// Builds the entries of a preview from statements.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] {
    [entry]
  }

  /// Vitrine also accepts lists of entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] {
    first
  }

  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }

  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}

/// Builds the content states of a preview from statements.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] {
    [contentState]
  }

  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

  public static func buildPartialBlock(
    accumulated: [A.ContentState], next: [A.ContentState]
  ) -> [A.ContentState] {
    accumulated + next
  }

  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap { $0 }
  }
}
