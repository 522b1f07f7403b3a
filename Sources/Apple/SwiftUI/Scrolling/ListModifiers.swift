/// How much a badge attracts attention.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let increased = BadgeProminence(name: "increased")
  public static let standard = BadgeProminence(name: "standard")
}

/// Whether a control reacts to a dragged item that rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
}

/// Accepted without effect in a widget.
extension View {
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    self
  }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    self
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }

  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}
