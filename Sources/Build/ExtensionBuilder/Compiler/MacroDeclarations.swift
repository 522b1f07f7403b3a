import ProjectReader

// Compatibility (AppIntents): accepted | `@ComputedProperty`, `@DeferredProperty` | plain
//   properties; Shortcuts, which would use them, does not exist

/// The declarations of the macros that SwiftUI and WidgetKit have on Apple's platforms, and of the
/// types that only these macros use.
///
/// They are compiled into the extension's module, because only there the plugin that expands them
/// is loaded. A declaration in the frameworks would cause a warning in every module built without
/// the plugin. The compiler type-checks the arguments of `#Preview` against these declarations; the
/// expansion is empty unless `previewCondition` is set.
enum MacroDeclarations {
  /// The compilation condition of builds with previews.
  static let previewCondition: CompilationCondition = "VITRINE_PREVIEWS"

  static let macroNames: Set = [
    "ComputedProperty", "DeferredProperty", "Entry", "Generable", "Guide", "Model", "ModelActor",
    "Preview",
    "Previewable", "Rule", "UnionValue",
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
      ] + (imports.contains("UIKit") ? [("UIKit", uiKit)] : [])
      + (imports.contains("SwiftData") ? [("SwiftData", swiftData)] : [])
      + (imports.contains("TipKit") ? [("TipKit", tipKit)] : [])
      + (imports.contains("FoundationModels") ? [("FoundationModels", foundationModels)] : [])
    let present = parts.filter { hasModule($0.module) }
    let modules = present.map(\.module) + (hasModule("CoreSpotlight") ? ["CoreSpotlight"] : [])
    let statements = modules.map { "import \($0)" }
    return (statements + present.map(\.text)).joined(separator: "\n") + "\n"
  }

  /// The declaration of `#bundle` of Foundation, in a module whose bundle is `Bundle` with this
  /// member, such as `.module`.
  static func bundle(_ member: String) -> String {
    """
    import Foundation

    @freestanding(expression)
    macro bundle() -> Foundation.Bundle = #externalMacro(
      module: "VitrineMacros", type: "BundleMacro")

    nonisolated var _vitrineModuleBundle: Foundation.Bundle { Foundation.Bundle\(member) }

    """
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

    @freestanding(declaration)
    macro Preview<T>(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) = \(preview)
    """

  private static let uiKit = """

    @freestanding(declaration)
    macro Preview(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @SwiftUI.PreviewMacroBodyBuilder<UIKit.UIViewController>
      body: @escaping @MainActor () -> UIKit.UIViewController
    ) = \(preview)

    @freestanding(declaration)
    macro Preview(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @SwiftUI.PreviewMacroBodyBuilder<UIKit.UIView>
      body: @escaping @MainActor () -> UIKit.UIView
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<T>(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      arguments: [T],
      @SwiftUI.PreviewMacroBodyBuilder<UIKit.UIViewController>
      body: @escaping @MainActor (T) -> UIKit.UIViewController
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<T>(
      _ name: String? = nil, traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      arguments: [T],
      @SwiftUI.PreviewMacroBodyBuilder<UIKit.UIView>
      body: @escaping @MainActor (T) -> UIKit.UIView
    ) = \(preview)
    """

  private static let widgetKit = """

    @freestanding(declaration)
    macro Preview<W: Widget>(
      _ name: String? = nil, as family: WidgetFamily,
      widget: @escaping @MainActor () -> W,
      @WidgetKit.PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
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

    @freestanding(declaration)
    macro Preview<W: Widget, Entry: RelevanceEntry>(
      _ name: String? = nil, widget: @escaping @MainActor () -> W,
      @WidgetKit.PreviewRelevanceEntryBuilder<Entry> relevanceEntries:
        @escaping @MainActor () async -> [Entry]
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: RelevanceEntriesProvider>(
      _ name: String? = nil, widget: @escaping @MainActor () -> W,
      relevanceProvider: @escaping @MainActor () -> Provider
    ) = \(preview)

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: RelevanceEntriesProvider>(
      _ name: String? = nil, widget: @escaping @MainActor () -> W,
      relevanceProvider: @escaping @MainActor () -> Provider,
      relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
    ) = \(preview)
    """

  private static let activityKit = """

    @freestanding(declaration)
    macro Preview<W: Widget, Attributes: ActivityAttributes>(
      _ name: String? = nil, as viewKind: WidgetKit.ActivityPreviewViewKind,
      using attributes: Attributes,
      widget: @escaping @MainActor () -> W,
      @WidgetKit.PreviewActivityBuilder<Attributes> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
    ) = \(preview)
    """

  private static let appIntents = """

    @attached(peer)
    macro ComputedProperty(title: LocalizedStringResource = "") = #externalMacro(
      module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro ComputedProperty(
      title: LocalizedStringResource = "",
      indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro ComputedProperty(
      title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey
    ) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro DeferredProperty(title: LocalizedStringResource = "") = #externalMacro(
      module: "VitrineMacros", type: "MarkMacro")

    @attached(
      extension, conformances: AppIntents._UnionValue, AppIntents.AppUnionValue,
      names: named(_unionCases), named(Cases))
    macro UnionValue() = #externalMacro(module: "VitrineMacros", type: "UnionValueMacro")

    @freestanding(declaration)
    macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
      _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
      widget: @escaping @MainActor () -> W,
      timelineProvider: @escaping @MainActor () -> Provider
    ) = \(preview)
    """
}
