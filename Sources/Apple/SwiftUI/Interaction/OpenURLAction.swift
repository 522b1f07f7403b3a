// Compatibility (state): accepted | `openURL`, `dismiss`, `openWindow`, `refresh`,
//   `presentationMode`, `editMode`, `scenePhase`, size classes, `isFocused`, `isPresented`,
//   `isSearching` | constants for a widget

/// Opens a URL when it is called. A widget runs no code that could call it: use `Link` instead.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .systemAction(nil))

    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?

  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  init() {
    handler = nil
  }

  /// Calls the handler that a view has set, if any.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = handler?(url)
  }

  /// Calls the handler that a view has set, if any. `completion` receives whether the handler
  /// returned `handled`.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard case .handled = handler?(url).kind else { return completion(false) }
    completion(true)
  }
}

/// Dismisses a sheet, or goes back in a navigation stack. Has no effect in a widget.
public struct DismissAction: Sendable {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
