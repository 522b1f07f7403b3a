import Foundation
import HostLink

/// Whether a context of `relevance()` applies.
public enum ContextVerdict: Equatable, Sendable {
  /// Until the date, if there is one.
  case applies(until: Date?)
  case begins(Date)
  case over
  /// Why it does not apply as the device is now, or never does.
  case unmet(String)
}

/// What contexts depend on, apart from the time.
public struct RelevanceCircumstances: Equatable, Sendable {
  /// nil if the device does not know it.
  public var position: LinkPosition?
  /// The extensions that may use the position.
  public var located: Set<ExtensionID>

  public init(position: LinkPosition? = nil, located: Set<ExtensionID> = []) {
    self.position = position
    self.located = located
  }
}

extension RelevanceContext {
  /// How long before and after it an instant is relevant, in seconds. Estimate: Apple leaves this
  /// to the system.
  static let margin = 1800.0

  /// - Parameter id: The extension whose widget is relevant.
  public func verdict(
    at now: Date, _ circumstances: RelevanceCircumstances, of id: ExtensionID
  ) -> ContextVerdict {
    switch self {
    case .date(let from, let to, _):
      let margin = from == to ? Self.margin : 0
      if now < from - margin { return .begins(from - margin) }
      return now < to + margin ? .applies(until: to + margin) : .over
    case .region(let region): return verdict(region, circumstances, of: id)
    case .inferredLocation: return .unmet("the device infers no locations")
    case .sleep: return .unmet("the device has no sleep schedule")
    case .fitness: return .unmet("the device records no workouts")
    case .headphones: return .unmet("the device has no headphones")
    }
  }

  private func verdict(
    _ region: RelevanceRegion, _ circumstances: RelevanceCircumstances, of id: ExtensionID
  ) -> ContextVerdict {
    guard let latitude = region.latitude, let longitude = region.longitude,
      let radius = region.radius
    else { return .unmet("the region is not circular") }
    guard circumstances.located.contains(id) else {
      return .unmet("\(id) may not use the position; see `vitrine device location-access`")
    }
    guard let position = circumstances.position else {
      return .unmet("the device has no position; see `vitrine device location`")
    }
    let distance = position.distance(to: LinkPosition(latitude: latitude, longitude: longitude))
    if distance <= radius { return .applies(until: nil) }
    return .unmet("the device is \(LedgerText.metres(distance)) from its center")
  }

  /// The context in a sentence: `the date 09:30 to 10:30`, `the region "Bay"`.
  func words(now: Date, _ time: LocalTime) -> String {
    switch self {
    case .date(let from, let to, _):
      let end = from == to ? "" : " to \(time.text(to, now: now))"
      return "the date \(time.text(from, now: now))\(end)"
    case .region(let region): return "the region \"\(region.identifier)\""
    case .inferredLocation(let name): return "the location \"\(name)\""
    case .sleep(let name), .fitness(let name): return "\"\(name)\""
    case .headphones(let name): return "headphones \"\(name)\""
    }
  }
}

extension LinkPosition {
  /// Metres along a great circle, on a sphere with the earth's mean radius.
  func distance(to other: LinkPosition) -> Double {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let (north, east) = ((to - from) / 2, (other.longitude - longitude) * .pi / 360)
    let chord = sin(north) * sin(north) + cos(from) * cos(to) * sin(east) * sin(east)
    return 2 * 6_371_009 * asin(min(chord.squareRoot(), 1))
  }
}

extension LedgerText {
  /// `850 m`, `12.5 km`.
  static func metres(_ metres: Double) -> String {
    metres < 1000 ? "\(short(metres.rounded())) m" : "\(short((metres / 100).rounded() / 10)) km"
  }
}
