/// A length that scales with the Dynamic Type size like a text style's line height.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: Double = 1

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  /// The scaled length. Outside a view's evaluation this is the length at the default text size.
  public var wrappedValue: Value { base * Value(factor) }

  public mutating func _install(_ context: _ViewContext) {
    let size = context.environment.dynamicTypeSize
    factor =
      TypeScale.metrics(style, size).lineHeight / TypeScale.metrics(style, .large).lineHeight
  }
}
