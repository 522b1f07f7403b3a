// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  case none = 0
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var text: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    case .femto: "f"
    }
  }

  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    case .femto: 1e-15
    }
  }
}

/// Grams of glucose per mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit, such as `HKUnit(from: "mg/dL")`.
///
/// A unit is a product of base units with exponents. Units convert into each other if their
/// dimensions agree.
public final class HKUnit: NSObject, Sendable {
  struct Part: Hashable, Sendable {
    let name: String
    let base: BaseUnit
  }

  /// The exponents of the base units, in the order in which they were written.
  let parts: [(part: Part, power: Int)]

  init(parts: [(part: Part, power: Int)]) {
    var merged: [(part: Part, power: Int)] = []
    for item in parts {
      if let index = merged.firstIndex(where: { $0.part == item.part }) {
        merged[index].power += item.power
      } else {
        merged.append(item)
      }
    }
    self.parts = merged.filter { $0.power != 0 }
  }

  convenience init(_ name: String) {
    self.init(parts: BaseUnit.named(name).map { [(Part(name: name, base: $0), 1)] } ?? [])
  }

  /// Traps, like Apple's, if the text is not a unit.
  public convenience init(from string: String) {
    guard let parts = UnitText.parse(string) else {
      preconditionFailure("HealthKit: unable to parse the unit \"\(string)\"")
    }
    self.init(parts: parts)
  }

  /// The factor to the units of the dimension, such as grams.
  var factor: Double {
    parts.reduce(1) { $0 * pow($1.part.base.factor, Double($1.power)) }
  }

  /// Kelvins at zero of this unit; only for a temperature alone.
  var offset: Double {
    guard parts.count == 1, let only = parts.first, only.power == 1 else { return 0 }
    return only.part.base.offset
  }

  var dimension: [BaseUnit.Dimension: Int] {
    parts.reduce(into: [:]) { $0[$1.part.base.dimension, default: 0] += $1.power }
      .filter { $0.key != .count && $0.value != 0 }
  }

  public var unitString: String {
    let above = parts.filter { $0.power > 0 }.map { Self.text($0.part.name, $0.power) }
    let below = parts.filter { $0.power < 0 }.map { Self.text($0.part.name, -$0.power) }
    let top = above.isEmpty ? (below.isEmpty ? "()" : "1") : above.joined(separator: "·")
    guard !below.isEmpty else { return top }
    let bottom = below.joined(separator: "·")
    return top + "/" + (below.count > 1 ? "(\(bottom))" : bottom)
  }

  private static func text(_ name: String, _ power: Int) -> String {
    power == 1 ? name : "\(name)^\(power)"
  }

  public func isNull() -> Bool { parts.isEmpty }
  override public var description: String { unitString }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit, parts.count == other.parts.count else { return false }
    return parts.allSatisfy { mine in
      other.parts.contains { $0.part == mine.part && $0.power == mine.power }
    }
  }

  override public var hash: Int {
    parts.reduce(0) { $0 &+ $1.part.hashValue &* $1.power }
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(parts: parts + unit.parts) }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(parts: parts + unit.parts.map { ($0.part, -$0.power) })
  }

  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(parts: parts.map { ($0.part, $0.power * power) })
  }

  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
}
