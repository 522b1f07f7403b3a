/// The kinds of input to which a gesture reacts. A device here has touches only.
public struct GestureInputKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let directTouch = GestureInputKinds(rawValue: 1)
  public static let indirectTouch = GestureInputKinds(rawValue: 2)
  public static let pencil = GestureInputKinds(rawValue: 4)
  public static let pointer = GestureInputKinds(rawValue: 8)
  public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]
}

extension View {
  /// A gesture without touches has no effect.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace) { place in
      if inputKinds.contains(.directTouch) { action(place) }
    }
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: onPressingChanged)
  }
}
