import HostLink

/// A variant in which a placement's entries are archived, so that a surface can switch between
/// variants without running the extension.
///
/// The rest of the environment (locale, type size, …) follows from `DeviceSettings`; changing it
/// causes a free reload.
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
