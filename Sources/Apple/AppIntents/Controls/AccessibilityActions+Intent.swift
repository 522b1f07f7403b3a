import SwiftUI

// Accepted without effect, because archives do not store an element's actions.
extension View {
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default, intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(actionKind) {}
  }

  nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
    intent: I, @ViewBuilder label: () -> Label
  ) -> some View { self }

  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: Text, intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) {}
  }

  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey, intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: nameKey) {}
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameResource: LocalizedStringResource, intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource)) {}
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S, intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) {}
  }
}

// The same for a view that has other accessibility modifiers: the type does not change.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default, intent: I
  ) -> ModifiedContent<Content, Modifier> { self }

  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: Text, intent: I
  ) -> ModifiedContent<Content, Modifier> { self }

  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey, intent: I
  ) -> ModifiedContent<Content, Modifier> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameResource: LocalizedStringResource, intent: I
  ) -> ModifiedContent<Content, Modifier> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S, intent: I
  ) -> ModifiedContent<Content, Modifier> { self }
}
