import Foundation

/// The weather of consecutive minutes, hours or days.
public struct Forecast<Element>: Codable, Equatable, RandomAccessCollection, Sendable
where Element: Codable & Equatable & Sendable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  package init(forecast: [Element], metadata: WeatherMetadata) {
    self.forecast = forecast
    self.metadata = metadata
  }

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
  public var summary: String { "" }
}
