import HostLink

/// The ways in which one placement's entries are archived, so that the surface can change between
/// them without the extension.
///
/// Everything else that views are told (locale, type size, …) is `DeviceSettings`, and a change of
/// it renders anew, free of budget.
public struct Appearance: Codable, Equatable, Hashable, Sendable {
  public var colorScheme: RenderEnvironment.ColorScheme
  public var renderingMode: RenderEnvironment.RenderingMode
  public var isLuminanceReduced: Bool
  public var showsContainerBackground: Bool

  public init(
    colorScheme: RenderEnvironment.ColorScheme = .light,
    renderingMode: RenderEnvironment.RenderingMode = .fullColor,
    isLuminanceReduced: Bool = false, showsContainerBackground: Bool = true
  ) {
    self.colorScheme = colorScheme
    self.renderingMode = renderingMode
    self.isLuminanceReduced = isLuminanceReduced
    self.showsContainerBackground = showsContainerBackground
  }
}
