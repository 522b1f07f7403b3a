import Glibc

/// A reference that neither keeps a model object nor slows it down.
///
/// A `weak` reference gives its object a side table, and every later retain and release of the
/// object goes through that table. An `unowned` reference only counts in the object itself, which
/// keeps the memory but not the object. This one is `unowned`, and asks before it reads whether the
/// object is alive, so that another thread may release the object at the same time.
struct ModelReference {
  private unowned var model: (any PersistentModel)?

  init(_ model: (any PersistentModel)?) { self.model = model }

  /// Whether the reference was made without an object.
  var isEmpty: Bool { address == nil }

  private var address: UnsafeRawPointer? {
    unsafeBitCast(self, to: (UnsafeRawPointer?, UnsafeRawPointer?).self).0
  }

  /// The object; nil if there is none or nobody uses it any more.
  var object: (any PersistentModel)? {
    guard let address, Self.tryRetain(address) != nil else { return nil }
    defer { Unmanaged<AnyObject>.fromOpaque(address).release() }
    return model
  }

  /// Retains an object unless its last reference is gone; then returns nil.
  private static let tryRetain: @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer? = {
    // The compiler does not let code declare functions of the runtime.
    guard let function = dlsym(nil, "swift_tryRetain") else {
      fatalError("this Swift runtime has no swift_tryRetain; use the toolchain of the package")
    }
    typealias TryRetain = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    return unsafeBitCast(function, to: TryRetain.self)
  }()
}
