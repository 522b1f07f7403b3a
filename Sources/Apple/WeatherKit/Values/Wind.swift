import Foundation

/// The wind's speed and the direction it comes from.
public struct Wind: Codable, Equatable, Sendable {
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Hashable,
    Sendable
  {
    case north
    case northNortheast
    case northeast
    case eastNortheast
    case east
    case eastSoutheast
    case southeast
    case southSoutheast
    case south
    case southSouthwest
    case southwest
    case westSouthwest
    case west
    case westNorthwest
    case northwest
    case northNorthwest

    public var abbreviation: String {
      switch self {
      case .north: "N"
      case .northNortheast: "NNE"
      case .northeast: "NE"
      case .eastNortheast: "ENE"
      case .east: "E"
      case .eastSoutheast: "ESE"
      case .southeast: "SE"
      case .southSoutheast: "SSE"
      case .south: "S"
      case .southSouthwest: "SSW"
      case .southwest: "SW"
      case .westSouthwest: "WSW"
      case .west: "W"
      case .westNorthwest: "WNW"
      case .northwest: "NW"
      case .northNorthwest: "NNW"
      }
    }

    public var description: String {
      switch self {
      case .north: "North"
      case .northNortheast: "North Northeast"
      case .northeast: "Northeast"
      case .eastNortheast: "East Northeast"
      case .east: "East"
      case .eastSoutheast: "East Southeast"
      case .southeast: "Southeast"
      case .southSoutheast: "South Southeast"
      case .south: "South"
      case .southSouthwest: "South Southwest"
      case .southwest: "Southwest"
      case .westSouthwest: "West Southwest"
      case .west: "West"
      case .westNorthwest: "West Northwest"
      case .northwest: "Northwest"
      case .northNorthwest: "North Northwest"
      }
    }

    public var accessibilityDescription: String { description }
  }

  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?

  /// - Parameter direction: Where the wind comes from, clockwise from north.
  package init(
    direction: Measurement<UnitAngle>, speed: Measurement<UnitSpeed>,
    gust: Measurement<UnitSpeed>? = nil
  ) {
    self.direction = direction
    self.speed = speed
    self.gust = gust
    let turn = direction.converted(to: .degrees).value / 360
    let sector = turn.isFinite ? ((turn - turn.rounded(.down)) * 16).rounded() : 0
    compassDirection = CompassDirection.allCases[Int(sector) % 16]
  }
}
