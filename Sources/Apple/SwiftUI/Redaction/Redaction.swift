import ViewArchive

// Compatibility (modifiers): works | `redacted`, `unredacted`, `privacySensitive`
// Compatibility (modifiers): partial | `invalidatableContent` | drawn at half opacity after a tap
//   and with `redacted(reason: .invalidated)`, because Apple publishes no number

/// `redacted(reason:)` adds to the environment's reasons; `unredacted()` removes all.
public struct _RedactionModifier {
  /// nil removes all reasons.
  let reasons: RedactionReasons?
}

extension _RedactionModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    guard let reasons else {
      context.environment.redactionReasons = []
      return
    }
    context.environment.redactionReasons.formUnion(reasons)
  }
}

extension View {
  /// Replaces all text and images with bars (`.placeholder`), or only privacy sensitive ones
  /// (`.privacy`).
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reasons: reason))
  }

  nonisolated public func unredacted() -> some View {
    modifier(_RedactionModifier(reasons: nil)).modifier(NodeMarkModifier(.unredacted))
  }

  /// Marks the view as hidden on surfaces that hide private content, such as a locked screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(NodeMarkModifier(sensitive ? .privacySensitive : .unredacted))
      .environment(\.isPrivacySensitive, sensitive)
  }

  /// Marks content that an intent's result will replace. It is shown as invalid from the tap until
  /// the new entry arrives, or if the redaction reasons contain `invalidated`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(NodeMarkModifier(invalidatable ? .invalidatable : []))
      .modifier(_InvalidatedAppearance(isEnabled: invalidatable))
  }
}

/// The appearance of invalidated content. The host draws content after a tap in the same way.
public struct _InvalidatedAppearance {
  let isEnabled: Bool
}

extension _InvalidatedAppearance: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard isEnabled, context.environment.redactionReasons.contains(.invalidated) else {
      return content
    }
    return EffectNode(content, context, kind: "invalidated") { _ in [.opacity(0.5)] }
  }
}

extension RedactionReasons {
  /// Whether text is replaced with bars.
  @MainActor
  func hidesText(in environment: EnvironmentValues) -> Bool {
    contains(.placeholder) || (contains(.privacy) && environment.isPrivacySensitive)
  }
}

private enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Set by `privacySensitive(_:)`.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }
}
