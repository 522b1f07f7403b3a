import AuthorNotices
import CoreLocation
import Foundation

public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied
  case unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app has no permission to request weather data."
    case .unknown: "Weather data is not available."
    }
  }

  public var failureReason: String? { nil }
  public var helpAnchor: String? { nil }
  public var recoverySuggestion: String? { nil }
}

/// A part of the weather that a request asks for.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  public static var availability: WeatherQuery<WeatherAvailability> {
    WeatherQuery<WeatherAvailability>()
  }

  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> { hourly }
  public static func daily(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<DayWeather>> { daily }
}

/// Apple's weather service. Every request throws `WeatherError.permissionDenied`, as for an app
/// without the entitlement, after a notice.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  private func refusal() -> WeatherError {
    AuthorNotice.report("WeatherKit", lacks: "weather service; requests are denied")
    return .permissionDenied
  }

  public var attribution: WeatherAttribution {
    get async throws { throw refusal() }
  }

  public func weather(for location: CLLocation) async throws -> Weather { throw refusal() }

  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) {
    throw refusal()
  }
}
