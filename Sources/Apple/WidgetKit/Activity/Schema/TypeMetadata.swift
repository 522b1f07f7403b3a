@_spi(Reflection) import Swift

/// What the compiler notes in programs about a type.
///
/// Source: Swift's docs/ABI/TypeMetadata.rst, "Nominal Type Descriptor".
enum TypeMetadata {
  /// A stored property.
  struct Field {
    var name: String
    var type: any Any.Type
  }

  /// The stored properties of a struct or class, in order; empty for other types.
  static func fields(of type: any Any.Type) -> [Field] {
    // `classType`, which is not concurrency-safe in Swift 6 by its name.
    let ofClass = _EachFieldOptions(rawValue: 1)
    var fields: [Field] = []
    _ = _forEachField(
      of: type, options: type is AnyObject.Type ? ofClass : []
    ) {
      name, _, fieldType, _ in
      fields.append(Field(name: String(cString: name), type: fieldType))
      return true
    }
    return fields
  }

  /// Whether the type is an enum, other than `Optional`.
  static func isEnum(_ type: any Any.Type) -> Bool {
    kind(of: type) == 0x201
  }

  /// All values of an enum without associated values, in order; nil for other types.
  ///
  /// Such an enum numbers its cases from zero. Enums of C and those with associated values, even
  /// if these take no space, are left out.
  static func cases<Value>(of type: Value.Type) -> [Value]? {
    guard isEnum(type), let count = countOfPlainCases(type) else { return nil }
    switch MemoryLayout<Value>.size {
    case 0 where count == 1: return [unsafeBitCast((), to: type)]
    case 0 where count == 0: return []
    case 1: return (0..<count).map { unsafeBitCast(UInt8($0), to: type) }
    case 2: return (0..<count).map { unsafeBitCast(UInt16($0), to: type) }
    default: return nil
    }
  }

  private static func kind(of type: any Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }

  /// nil if the enum has cases with associated values.
  private static func countOfPlainCases(_ type: any Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)
    let descriptor = metadata[1]
    let enumKind: UInt32 = 18
    guard descriptor[0] & 0x1F == enumKind, descriptor[5] & 0xFF_FFFF == 0 else { return nil }
    let count = Int(descriptor[6])
    return count <= Int(UInt16.max) ? count : nil
  }
}

/// The name of an enum's case as the sources have it.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

extension TypeMetadata {
  /// The name of the case of an enum's value; nil for other values.
  static func caseName<Value>(of value: Value) -> String? {
    guard isEnum(Value.self) else { return nil }
    return WidgetKit.caseName(value).map { String(cString: $0) }
  }
}
