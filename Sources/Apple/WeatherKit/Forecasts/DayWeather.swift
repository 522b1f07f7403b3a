import Foundation

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  /// The start of the day.
  public var date: Date
  public var condition: WeatherCondition
  public var highTemperature: Measurement<UnitTemperature>
  public var highTemperatureTime: Date?
  public var lowTemperature: Measurement<UnitTemperature>
  public var lowTemperatureTime: Date?
  /// 0…1.
  public var maximumHumidity: Double
  /// 0…1.
  public var minimumHumidity: Double
  public var precipitation: Precipitation
  public var precipitationAmount: Measurement<UnitLength>
  /// 0…1.
  public var precipitationChance: Double
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
  public var highWindSpeed: Measurement<UnitSpeed>?

  public var rainfallAmount: Measurement<UnitLength> { precipitationAmount }
  /// The symbol for the day's daylight hours.
  public var symbolName: String { condition.symbolName(isDaylight: true) }
}
