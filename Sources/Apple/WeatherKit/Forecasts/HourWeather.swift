import Foundation

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  /// The start of the hour.
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var cloudCoverByAltitude: CloudCoverByAltitude
  public var condition: WeatherCondition
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  /// 0…1.
  public var precipitationChance: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind

  public var symbolName: String { condition.symbolName(isDaylight: isDaylight) }
}

/// The precipitation of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}
