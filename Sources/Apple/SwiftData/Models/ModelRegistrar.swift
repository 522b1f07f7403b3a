/// Where observers of model objects register.
///
/// The objects of an entity in a context share one, because each would otherwise allocate one when
/// it is first read. An observer of a property is therefore also informed about other objects, but
/// not about those of another context, which another thread may use.
final class ModelRegistrar {
  /// A pointer, because reading a property would copy the registrar, which counts a reference each
  /// time.
  let pointer: UnsafeMutablePointer<ObservationRegistrar>

  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: ObservationRegistrar())
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
