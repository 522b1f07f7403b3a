extension WeatherCondition {
  /// The name of the SF Symbol for this condition.
  func symbolName(isDaylight: Bool) -> String {
    let name = daySymbol
    return isDaylight ? name : Self.nightSymbols[name] ?? name
  }

  private var daySymbol: String {
    switch self {
    case .blizzard, .blowingSnow: "wind.snow"
    case .blowingDust: "sun.dust"
    case .breezy, .windy: "wind"
    case .clear, .mostlyClear: "sun.max"
    case .cloudy, .mostlyCloudy: "cloud"
    case .drizzle: "cloud.drizzle"
    case .flurries, .heavySnow, .snow: "cloud.snow"
    case .foggy: "cloud.fog"
    case .freezingDrizzle, .freezingRain, .sleet, .wintryMix: "cloud.sleet"
    case .frigid: "thermometer.snowflake"
    case .hail: "cloud.hail"
    case .haze: "sun.haze"
    case .heavyRain: "cloud.heavyrain"
    case .hot: "thermometer.sun"
    case .hurricane: "hurricane"
    case .isolatedThunderstorms, .scatteredThunderstorms: "cloud.bolt"
    case .partlyCloudy: "cloud.sun"
    case .rain: "cloud.rain"
    case .smoky: "smoke"
    case .strongStorms, .thunderstorms: "cloud.bolt.rain"
    case .sunFlurries: "sun.snow"
    case .sunShowers: "cloud.sun.rain"
    case .tropicalStorm: "tropicalstorm"
    }
  }

  private static let nightSymbols = [
    "sun.max": "moon.stars",
    "cloud.sun": "cloud.moon",
    "cloud.sun.rain": "cloud.moon.rain",
    "sun.haze": "moon.haze",
    "sun.dust": "moon.dust",
    "sun.snow": "cloud.snow",
  ]
}
