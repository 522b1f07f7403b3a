/// Where a sheet is on a wide screen. Sheets are drawn at the bottom.
public struct PresentationPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationPlacement(name: "automatic")
  public static let center = PresentationPlacement(name: "center")
  public static let leading = PresentationPlacement(name: "leading")
  public static let trailing = PresentationPlacement(name: "trailing")
}

extension View {
  nonisolated public func presentationPlacement(
    _ placement: PresentationPlacement
  ) -> some View { self }
}
