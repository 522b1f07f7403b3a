// Compatibility (modifiers): works | `environment`, `environmentObject`, `transformEnvironment`

/// `environment(_:_:)`.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    context.environment[keyPath: keyPath] = value
  }
}

/// `transformEnvironment(_:transform:)`.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    transform(&context.environment[keyPath: keyPath])
  }
}

/// `environment(_:)` and `environmentObject(_:)`.
public struct _EnvironmentObjectModifier {
  let id: ObjectIdentifier
  let object: AnyObject?
}

extension _EnvironmentObjectModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    context.environment.objects[id] = object
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }
}
