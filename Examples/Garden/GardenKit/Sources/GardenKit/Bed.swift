import Foundation

/// A bed of the garden.
public struct Bed: Identifiable, Hashable, Sendable {
  public let id: String
  /// The name of an SF Symbol.
  public let symbol: String
  /// How long its soil stays moist, in hours.
  public let hours: Double

  public static let herbs = Bed(id: "herbs", symbol: "leaf.fill", hours: 24)
  public static let tomatoes = Bed(id: "tomatoes", symbol: "sun.max.fill", hours: 18)
  public static let roses = Bed(id: "roses", symbol: "camera.macro", hours: 48)
  public static let all = [herbs, tomatoes, roses]

  public var name: String {
    switch id {
    case Self.herbs.id: String(localized: "Herbs", bundle: .module)
    case Self.tomatoes.id: String(localized: "Tomatoes", bundle: .module)
    default: String(localized: "Roses", bundle: .module)
    }
  }
}
