import ViewArchive

/// `redacted(reason:)`: adds to the reasons in force.
public struct _RedactionModifier {
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
  /// Replaces text and images by bars (`.placeholder`), or those that are privacy sensitive
  /// (`.privacy`).
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reasons: reason))
  }

  nonisolated public func unredacted() -> some View {
    modifier(_RedactionModifier(reasons: nil)).modifier(NodeMarkModifier(.unredacted))
  }

  /// Marks the views for surfaces that hide them, such as a locked screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(NodeMarkModifier(sensitive ? .privacySensitive : .unredacted))
      .environment(\.isPrivacySensitive, sensitive)
  }

  /// Content that an intent's result replaces: it is shown as invalid until the new entry comes.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(NodeMarkModifier(invalidatable ? .invalidatable : []))
  }
}
