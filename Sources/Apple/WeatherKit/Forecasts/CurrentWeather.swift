import Foundation

// Compatibility (module): partial | | weather as `Codable` values with symbols; the service throws
//   `permissionDenied`: a notice

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var cloudCoverByAltitude: CloudCoverByAltitude
  public var condition: WeatherCondition
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata

  public var symbolName: String { condition.symbolName(isDaylight: isDaylight) }
}
