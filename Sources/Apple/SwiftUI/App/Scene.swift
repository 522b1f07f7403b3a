// Compatibility (apps): works | `WindowGroup`, `environment…`, `onChange` of a scene | the first
//   scene is the app's window

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }

  /// Returns the layout nodes of the scene's window; empty if it has none.
  @MainActor static func _makeSceneNodes(_ scene: Self, _ context: _ViewContext) -> [_LayoutNode]
}

extension Scene {
  @MainActor
  public static func _makeSceneNodes(
    _ scene: Self, _ context: _ViewContext
  ) -> [_LayoutNode] {
    guard let inner = context.descending(into: Self.self) else { return [] }
    let installed = DynamicPropertyFields.of(Self.self).installed(in: scene, context: inner)
    return Body._makeSceneNodes(installed.body, inner)
  }
}

extension Never: Scene {
  public static func _makeSceneNodes(
    _ scene: Never, _ context: _ViewContext
  ) -> [_LayoutNode] {}
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Only the first scene is shown.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene {
    first
  }
}

/// The windows of an app. On a phone there is one.
public struct WindowGroup<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  public var body: Never { fatalError("WindowGroup is primitive and has no body") }

  public static func _makeSceneNodes(
    _ scene: Self, _ context: _ViewContext
  ) -> [_LayoutNode] {
    Content._makeNodes(scene.content, context)
  }
}
