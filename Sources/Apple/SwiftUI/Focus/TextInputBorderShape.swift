/// The border of a text field. Text fields are drawn without one.
public struct TextInputBorderShape: Equatable, Sendable {
  private let name: String

  public static let automatic = TextInputBorderShape(name: "automatic")
  public static let capsule = TextInputBorderShape(name: "capsule")
  public static let roundedRectangle = TextInputBorderShape(name: "roundedRectangle")
}

extension View {
  nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View { self }
}
