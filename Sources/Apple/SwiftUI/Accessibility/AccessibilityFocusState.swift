/// The element that has the accessibility focus. In widgets no element ever has it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  public init() where Value == Bool {
    none = false
  }

  public init<T>() where Value == T?, T: Hashable {
    none = nil
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    none = false
  }

  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    none = nil
  }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(none: none) }

  /// A binding to the focus. Setting it has no effect.
  @propertyWrapper
  public struct Binding {
    private let none: Value

    fileprivate init(none: Value) {
      self.none = none
    }

    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  public mutating func _install(_ context: _ViewContext) {}
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
