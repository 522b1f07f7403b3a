/// An area with a name. Nothing observes it here.
open class CLRegion: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The switches below are set
  // before a region is shared, as with Apple's.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return location.distance(
      from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}
