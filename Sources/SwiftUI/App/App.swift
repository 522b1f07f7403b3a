import Foundation

/// An app. Files that an app shares with its widgets may declare one: it compiles but cannot run,
/// because only widget extensions run.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Exits with an error: an extension does not contain the screens of its app.
  public static func main() {
    FileHandle.standardError.write(
      Data(
        "\(Self.self) is an App, but only widget extensions run. Mark the WidgetBundle with @main."
          .utf8))
    exit(1)
  }
}

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The windows of an app. An extension has none.
public struct WindowGroup<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(id: String, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {
  public var body: Never { fatalError("A WindowGroup cannot be shown by an extension") }
}

/// Modifiers that have no effect, because an extension has no scenes.
extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    self
  }
}
