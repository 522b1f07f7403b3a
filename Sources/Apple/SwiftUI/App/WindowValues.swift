/// How users may resize a window.
public struct WindowResizability: Equatable, Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
  public static let contentSize = WindowResizability(name: "contentSize")
}

/// How the system manages a window.
public struct WindowManagerRole: Equatable, Sendable {
  private let name: String

  public static let automatic = WindowManagerRole(name: "automatic")
}

/// Whether the system restores a window.
public struct SceneRestorationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = SceneRestorationBehavior(name: "automatic")
}

/// How a window closes.
public struct DismissBehavior: Equatable, Sendable {
  private let name: String

  public static let destructive = DismissBehavior(name: "destructive")
  public static let interactive = DismissBehavior(name: "interactive")
}
