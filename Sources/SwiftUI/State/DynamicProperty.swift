@_spi(Reflection) import Swift

/// A property of a view that is filled in before the view is evaluated.
public protocol DynamicProperty {
  /// Called before `body`, when the properties inside are filled in.
  mutating func update()

  /// Takes what the wrapper needs from the context.
  @MainActor mutating func _install(_ context: _ViewContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A wrapper made of other wrappers has those filled in.
  @MainActor
  public mutating func _install(_ context: _ViewContext) {
    self = DynamicPropertyFields.of(Self.self).installed(in: self, context: context)
    update()
  }
}

/// Where the dynamic properties of a type lie in its memory; found once a type.
///
/// A view's stored properties are private to it, so they are found with the standard library's
/// field reflection and filled in at their offsets, in a copy.
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

  /// A copy of `owner` with its dynamic properties filled in.
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
