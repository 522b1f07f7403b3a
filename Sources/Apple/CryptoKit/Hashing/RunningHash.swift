import CCryptography

/// OpenSSL's state of a hash, as a value: a copy is made before a shared state changes.
struct RunningHash: @unchecked Sendable {
  // `@unchecked Sendable`: a context is changed only while one value refers to it.
  private final class Context {
    let pointer: UnsafeMutableRawPointer

    /// OpenSSL always has these functions, and reports only a lack of memory, which ends any Swift
    /// program.
    init(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { fatalError("OpenSSL has no memory, or lacks a hash function") }
      self.pointer = pointer
    }

    deinit { vitrine_digest_free(pointer) }
  }

  private var context: Context

  init(_ name: String) {
    context = Context(vitrine_digest_new(name))
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) {
      context = Context(vitrine_digest_copy(context.pointer))
    }
    vitrine_digest_update(context.pointer, bytes.baseAddress, bytes.count)
  }

  func finish(byteCount: Int) -> [UInt8] {
    let last = Context(vitrine_digest_copy(context.pointer))
    var bytes = [UInt8](repeating: 0, count: byteCount)
    _ = vitrine_digest_finish(last.pointer, &bytes)
    return bytes
  }
}
