internal import CConformances

/// The types of the program.
enum ProgramTypes {
  /// The types that conform to a protocol, in all modules, and that the system has.
  ///
  /// - Parameter protocol: The existential type of a protocol, such as `(any View).self`.
  static func types(conformingTo protocol: Any.Type) -> [Any.Type] {
    // The metadata of an existential type: kind, flags, the number of protocols, and the first
    // protocol's descriptor.
    let metadata = unsafeBitCast(`protocol`, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { pointer in
      vitrine_conforming_types(descriptor, pointer) { metadata, context in
        guard let metadata, let context else { return }
        context.assumingMemoryBound(to: [Any.Type].self).pointee
          .append(unsafeBitCast(metadata, to: Any.Type.self))
      }
    }
    return types.filter { !LaterDeclarations.contains($0) }
  }
}
