import AppIntents
import SwiftUI

/// What the bakery bakes. The names come from `caseDisplayRepresentations`, so that widgets, alarms
/// and shortcuts show the same ones.
enum Loaf: String, AppEnum, CaseIterable, Codable, Identifiable {
  case country, baguette, focaccia

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
  static let caseDisplayRepresentations: [Loaf: DisplayRepresentation] = [
    .country: "Country Loaf", .baguette: "Baguette", .focaccia: "Focaccia",
  ]

  var id: Self { self }

  /// In seconds.
  var bakingTime: TimeInterval {
    switch self {
    case .country: 40 * 60
    case .baguette: 22 * 60
    case .focaccia: 25 * 60
    }
  }
}

/// A loaf in the oven, until it is taken out.
struct Bake: Codable, Hashable {
  var loaf: Loaf
  var span: ClosedRange<Date>
  /// The alarm that rings at the end.
  var alarm: UUID
}

enum Oven: Hashable {
  case cold
  case baking(Bake)
  case ready(Bake)

  init(_ bake: Bake?, at date: Date) {
    self =
      switch bake {
      case nil: .cold
      case let bake? where date < bake.span.upperBound: .baking(bake)
      case let bake?: .ready(bake)
      }
  }
}
