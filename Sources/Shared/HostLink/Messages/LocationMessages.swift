/// A question of `CLLocationManager` to the host.
public enum LocationQuestion: String, Codable, Sendable {
  /// What the user allows, and the position.
  case status
  /// The same, for code that uses the position: the host asks the user if nobody has asked yet.
  case use
}

/// The answer to a `LocationQuestion`.
public struct LocationAnswer: Codable, Equatable, Sendable {
  /// The user's decision; nil before it.
  public var isAllowed: Bool?
  /// The device's position; nil if it is unknown or not allowed.
  public var position: LinkPosition?

  public init(isAllowed: Bool? = nil, position: LinkPosition? = nil) {
    self.isAllowed = isAllowed
    self.position = position
  }
}

/// A position on the Earth, in degrees of WGS 84. North and east are positive.
public struct LinkPosition: Codable, Equatable, Sendable {
  /// From -90 to 90.
  public var latitude: Double
  /// From -180 to 180.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
