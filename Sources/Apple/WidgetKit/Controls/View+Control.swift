// These modifiers have an effect in a control's label only.

extension View {
  /// Sets the status that Control Center shows briefly when the action has ended in this state. The
  /// text is that of the value after `perform()`.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
    controlStatus(status)
  }

  nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlStatus(Text(statusKey))
  }

  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlStatus(Text(status))
  }

  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlStatus(Text(status))
  }

  /// Sets the hint for the Action button: a phrase that begins with a verb and says what a press
  /// does. It belongs to the state that the press leads to.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
    controlActionHint(hint)
  }

  nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlActionHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlActionHint(Text(hint))
  }

  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlActionHint(Text(hint))
  }
}
