/// A scene with a modifier, which applies to the views of its window.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedScene: Scene {
  var body: Never { fatalError("ModifiedScene is primitive and has no body") }

  static func _makeSceneNodes(_ scene: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let content = scene.content
    return Modifier._makeNodes(scene.modifier, context) { Content._makeSceneNodes(content, $0) }
  }
}

extension Scene {
  nonisolated private func modified<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedScene<Self, Modifier> {
    ModifiedScene(content: self, modifier: modifier)
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modified(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified(_LifeCycleModifier(.change(of: value, initial: initial, action)))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(_LifeCycleModifier(.change(of: value, initial: initial) { _, _ in action() }))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified(_LifeCycleModifier(.change(of: value, initial: false) { _, new in action(new) }))
  }

  /// Has no effect: a phone's app has one window.
  nonisolated public func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> some Scene {
    self
  }

  /// Has no effect: a phone's window has the size of its screen.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
