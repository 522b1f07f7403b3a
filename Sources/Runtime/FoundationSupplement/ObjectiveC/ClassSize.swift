/// The bytes of an instance of a class. 0 for nil.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
  guard let type else { return 0 }
  // Source of the layout: Swift's docs/ABI/TypeMetadata.rst, for platforms without Objective-C: two
  // words, the flags and the offset of the address point, of four bytes each.
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return Int(metadata.load(fromByteOffset: 2 * MemoryLayout<Int>.size + 8, as: UInt32.self))
}
