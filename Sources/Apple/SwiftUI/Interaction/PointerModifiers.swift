/// A phase of a pointer over a view.
public enum HoverPhase: Equatable {
  case ended
  case active(CGPoint)
}

/// What a double tap or squeeze of a pencil does.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
}

/// Accepted without effect in a widget, which has no pointers and pencils.
extension View {
  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }
}
