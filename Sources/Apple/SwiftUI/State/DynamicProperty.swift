@_spi(Reflection) import Swift

/// A view's property that gets its value from the context before `body` is evaluated, such as
/// `@State` and `@Environment`.
public protocol DynamicProperty {
  /// Called before `body`, after the nested dynamic properties are installed.
  mutating func update()

  /// Reads what the property needs from the context.
  @MainActor mutating func _install(_ context: _ViewContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Installs the dynamic properties nested inside this one.
  @MainActor
  public mutating func _install(_ context: _ViewContext) {
    self = DynamicPropertyFields.of(Self.self).installed(in: self, context: context)
    update()
  }
}

/// The memory offsets of a type's dynamic properties.
///
/// A view's stored properties are private, so the standard library's field reflection finds their
/// offsets, once for each type. `installed(in:context:)` then modifies them in place in a copy of
/// the view.
@MainActor
struct DynamicPropertyFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]
  private static var known: [ObjectIdentifier: DynamicPropertyFields] = [:]

  static func of<T>(_ type: T.Type) -> DynamicPropertyFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    let fields = DynamicPropertyFields(fields: found)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Returns a copy of `owner` with its dynamic properties installed.
  func installed<T>(in owner: T, context: _ViewContext) -> T {
    guard !fields.isEmpty else { return owner }
    var copy = owner
    withUnsafeMutableBytes(of: &copy) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { install(field.type, at: base + field.offset, context) }
    }
    return copy
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ context: _ViewContext
  ) {
    address.assumingMemoryBound(to: P.self).pointee._install(context)
  }
}
