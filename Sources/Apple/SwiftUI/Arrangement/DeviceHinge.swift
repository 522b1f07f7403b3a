// Compatibility (iOS 27): works | `onHingeChange`, `DeviceHinge` | in an app's window on iPhone
//   Duo, with the setting `hinge`; in widgets and on other devices, once, without a hinge

/// The hinge of a device that folds.
public struct DeviceHinge: Hashable, Sendable {
  public struct Status: Hashable, Sendable {
    private let name: String

    public static let closed = Status(name: "closed")
    public static let partiallyOpen = Status(name: "partiallyOpen")
    public static let fullyOpen = Status(name: "fullyOpen")
  }

  public var status: Status
  /// From 0°, closed, to 180°, flat.
  public var angle: Angle

  package init(status: Status, angle: Angle) {
    self.status = status
    self.angle = angle
  }
}

public struct DeviceHingeContext: Equatable, Sendable {
  /// nil on a device without one.
  public var hinge: DeviceHinge?
}

/// `onHingeChange(isEnabled:_:)`.
public struct _HingeChangeModifier {
  @Environment(\.deviceHinge) private var hinge
  let isEnabled: Bool
  let action: (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void

  nonisolated init(
    isEnabled: Bool,
    action: @escaping (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void
  ) {
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension _HingeChangeModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.onChange(of: DeviceHingeContext(hinge: hinge), initial: true) { old, new in
      // Only the first call has the same value twice.
      if isEnabled { action(old == new ? DeviceHingeContext() : old, new) }
    }
  }
}

extension View {
  /// Calls the action when the view appears, with an old context without a hinge, and at each
  /// change.
  nonisolated public func onHingeChange(
    isEnabled: Bool = true,
    _ action: @escaping (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void
  ) -> some View {
    modifier(_HingeChangeModifier(isEnabled: isEnabled, action: action))
  }
}

private enum DeviceHingeKey: EnvironmentKey {
  static var defaultValue: DeviceHinge? { nil }
}

extension EnvironmentValues {
  /// nil in widgets, and on devices without a hinge.
  var deviceHinge: DeviceHinge? {
    get { self[DeviceHingeKey.self] }
    set { self[DeviceHingeKey.self] = newValue }
  }
}
