@_exported import CoreLocation
import Foundation

public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Hashable,
  Sendable
{
  case none
  case hail
  case mixed
  case rain
  case sleet
  case snow

  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Hashable,
  Sendable
{
  case rising
  case falling
  case steady

  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

/// The strength of the sun's ultraviolet radiation.
public struct UVIndex: Codable, Equatable, Sendable {
  public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible,
    Hashable, Sendable
  {
    case low
    case moderate
    case high
    case veryHigh
    case extreme

    public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
    public var accessibilityDescription: String { description }

    /// The values of the index with this category. Source: World Health Organization, "Global
    /// solar UV index".
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    public static func < (lhs: ExposureCategory, rhs: ExposureCategory) -> Bool {
      lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
    }
  }

  public var value: Int
  public var category: ExposureCategory

  package init(value: Int) {
    self.value = value
    category = ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
  }
}

/// The part of the sky that clouds cover at three heights, 0…1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
  public var low: Double
  public var medium: Double
  public var high: Double
}

/// Where and when the data comes from, and how long it is valid.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  public var date: Date
  public var expirationDate: Date
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
  private var latitude: Double
  private var longitude: Double

  package init(date: Date, expirationDate: Date, location: CLLocation) {
    self.date = date
    self.expirationDate = expirationDate
    latitude = location.coordinate.latitude
    longitude = location.coordinate.longitude
  }
}
