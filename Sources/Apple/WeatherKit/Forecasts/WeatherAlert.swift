import Foundation

public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Hashable,
  Sendable
{
  case minor
  case moderate
  case severe
  case extreme
  case unknown

  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

/// A warning of severe weather.
public struct WeatherAlert: Codable, Equatable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}

/// Whether the service has data for a location.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  public enum AvailabilityKind: String, Codable, Hashable, Sendable {
    case available
    case temporarilyUnavailable
    case unknown
    case unsupported
  }

  public var alertAvailability: AvailabilityKind
  public var minuteAvailability: AvailabilityKind
}

/// The logos that Apple requires beside weather data.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let legalAttributionText: String
  public let squareMarkURL: URL
  public let combinedMarkDarkURL: URL
  public let combinedMarkLightURL: URL
}

/// All data of a location.
public struct Weather: Codable, Equatable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}
