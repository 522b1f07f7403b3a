/// The declarations of the macros that SwiftUI and WidgetKit have on Apple's platforms, and of the
/// types that only these macros use.
///
/// They are compiled into the extension's module, because only there the plugin that expands them
/// is loaded. A declaration in the frameworks would cause a warning in every module built without
/// the plugin. The compiler type-checks the arguments of `#Preview` against these declarations; the
/// expansion is empty.
enum MacroDeclarations {
  static let macroNames: Set = [
    "ComputedProperty", "DeferredProperty", "Entry", "Model", "ModelActor", "Preview",
    "Previewable",
  ]

  /// The source text of the declarations.
  ///
  /// - Parameters:
  ///   - imports: The modules that the sources import. Macros with common names, such as `Index`,
  ///     are declared only if their module is among them.
  ///   - hasModule: Whether a framework exists; the declarations of others are omitted.
  static func text(imports: Set<String>, hasModule: (String) -> Bool) -> String {
    let parts: [(module: String, text: String)] =
      [
        ("SwiftUI", swiftUI), ("WidgetKit", widgetKit), ("ActivityKit", activityKit),
        ("AppIntents", appIntents),
      ] + (imports.contains("SwiftData") ? [("SwiftData", swiftData)] : [])
    let present = parts.filter { hasModule($0.module) }
    let statements = present.map { "import \($0.module)" }
    return (statements + present.map(\.text)).joined(separator: "\n") + "\n"
  }

  private static let preview = "#externalMacro(module: \"VitrineMacros\", type: \"PreviewMacro\")"

  private static let swiftUI = """

    @attached(accessor) @attached(peer, names: prefixed(__Key_))
    macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

    @attached(peer)
    macro Previewable() = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @freestanding(declaration)
    macro Preview(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = \(preview)
    """

  private static let widgetKit = """

    @resultBuilder
    enum PreviewTimelineBuilder {
      static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
      static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
      static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
      static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
      ) -> [any TimelineEntry] { accumulated + next }
      static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
        parts.flatMap { $0 }
      }
    }

    @freestanding(declaration)
    macro Preview<W: Widget>(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> W,
      @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: TimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> W,
      timelineProvider: @escaping @MainActor () -> Provider
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: IntentTimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
      widget: @escaping @MainActor () -> W,
      timelineProvider: @escaping @MainActor () -> Provider
    ) = \(preview)
    """

  private static let activityKit = """

    enum ActivityPreviewKind {
      enum DynamicIslandState { case compact, minimal, expanded }
      case content
      case dynamicIsland(DynamicIslandState)
    }

    @resultBuilder
    enum PreviewActivityBuilder<A: ActivityAttributes> {
      static func buildExpression(_ state: A.ContentState) -> [A.ContentState] { [state] }
      static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
      static func buildPartialBlock(
        accumulated: [A.ContentState], next: [A.ContentState]
      ) -> [A.ContentState] { accumulated + next }
      static func buildArray(_ parts: [[A.ContentState]]) -> [A.ContentState] {
        parts.flatMap { $0 }
      }
    }

    @freestanding(declaration)
    macro Preview<W: Widget, Attributes: ActivityAttributes>(
      _ name: String? = nil, as viewKind: ActivityPreviewKind, using attributes: Attributes,
      widget: @escaping @MainActor () -> W,
      @PreviewActivityBuilder<Attributes> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
    ) = \(preview)
    """

  private static let appIntents = """

    @attached(peer)
    macro ComputedProperty(title: LocalizedStringResource = "") = #externalMacro(
      module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro DeferredProperty(title: LocalizedStringResource = "") = #externalMacro(
      module: "VitrineMacros", type: "MarkMacro")

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
      widget: @escaping @MainActor () -> W,
      timelineProvider: @escaping @MainActor () -> Provider
    ) = \(preview)
    """
}
