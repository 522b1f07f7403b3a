import FoundationSupplement

// Compatibility (module): partial | | coordinates, regions, map points and rectangles, placemarks
//   and items as values, `MKDistanceFormatter`; there are no maps: snapshots and searches fail,
//   `Map` is a placeholder, each with a notice; `MKMapView` keeps its values

/// Formats a distance in the units of a locale: "1.5 km", "500 ft", "2 miles".
///
/// A distance of at least 1 km, or a tenth of a mile, is in kilometers or miles: with one decimal
/// below 10, without decimals from there on. A shorter one is in metres, feet or yards, from 100 on
/// in tens. Apple does not publish its rounding.
open class MKDistanceFormatter: Formatter {
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    case metric
    /// Miles and feet.
    case imperial
    /// Miles and yards.
    case imperialWithYards
  }

  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`
    case abbreviated
    case full
  }

  open var locale: Locale! = .current
  open var units: Units = .default
  open var unitStyle: DistanceUnitStyle = .default

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// - Parameter distance: Metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (value, unit) = rounded(distance)
    let formatter = MeasurementFormatter()
    formatter.locale = usedLocale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = usedLocale
    numbers.maximumFractionDigits = 1
    formatter.numberFormatter = numbers
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  /// The metres of a text that starts with a number and ends with a unit; 0 if it has none.
  open func distance(from distance: String) -> CLLocationDistance {
    let numbers = NumberFormatter()
    numbers.locale = usedLocale
    let number = distance.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
    let unit = distance.drop { !$0.isLetter }.lowercased()
    guard let value = numbers.number(from: number)?.doubleValue else { return 0 }
    let known: UnitLength =
      if unit.hasPrefix("km") || unit.hasPrefix("kilo") {
        .kilometers
      } else if unit.hasPrefix("mi") {
        .miles
      } else if unit.hasPrefix("f") {
        .feet
      } else if unit.hasPrefix("y") {
        .yards
      } else {
        .meters
      }
    return Measurement(value: value, unit: known).converted(to: .meters).value
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }

  private var usedLocale: Locale { locale ?? .current }

  private func rounded(_ distance: Double) -> (Double, UnitLength) {
    let metres = distance.isFinite ? max(distance, 0) : 0
    let measurement = Measurement(value: metres, unit: UnitLength.meters)
    let (small, large): (UnitLength, UnitLength)
    switch resolvedUnits {
    case .imperial: (small, large) = (.feet, .miles)
    case .imperialWithYards: (small, large) = (.yards, .miles)
    default: (small, large) = (.meters, .kilometers)
    }
    let whole = measurement.converted(to: large).value
    if whole >= (large == .kilometers ? 0.9995 : 0.1) {
      return (whole < 9.95 ? (whole * 10).rounded() / 10 : whole.rounded(), large)
    }
    let value = measurement.converted(to: small).value
    return (value < 100 ? value.rounded() : (value / 10).rounded() * 10, small)
  }

  private var resolvedUnits: Units {
    guard units == .default else { return units }
    switch usedLocale.measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }
}
