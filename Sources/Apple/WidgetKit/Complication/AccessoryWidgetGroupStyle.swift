/// The shape with which a group masks its views.
public struct AccessoryWidgetGroupStyle: Sendable {
  enum Kind { case automatic, circular, roundedSquare }

  let kind: Kind

  /// The same as `circular`.
  public static let automatic = AccessoryWidgetGroupStyle(kind: .automatic)
  public static let circular = AccessoryWidgetGroupStyle(kind: .circular)
  public static let roundedSquare = AccessoryWidgetGroupStyle(kind: .roundedSquare)

  var shape: AnyShape {
    switch kind {
    case .automatic, .circular: AnyShape(Circle())
    case .roundedSquare: AnyShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
    }
  }

  /// In points. An estimate.
  private static let cornerRadius: CGFloat = 10
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
  static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension EnvironmentValues {
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[AccessoryWidgetGroupStyleKey.self] }
    set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the views in an `AccessoryWidgetGroup`.
  nonisolated public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}
