// On a control's label these say something of the control; elsewhere they do nothing.

extension View {
  /// What is shown for a moment in Control Center when the control has come into this state.
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

  /// What a press of the Action button leads to: a phrase that begins with a verb, said of the state
  /// that the control would come into.
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
