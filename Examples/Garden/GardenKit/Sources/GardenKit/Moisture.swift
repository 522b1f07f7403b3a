import Foundation

/// How moist a bed is.
public struct Moisture: Hashable, Sendable {
  public let bed: Bed
  public let watered: Date

  public init(of bed: Bed, watered: Date) {
    self.bed = bed
    self.watered = watered
  }

  /// When the soil is dry.
  public var end: Date { watered + bed.hours * 3600 }

  /// From 1, just watered, to 0, dry.
  public func level(at date: Date) -> Double {
    min(max(end.timeIntervalSince(date) / (bed.hours * 3600), 0), 1)
  }

  /// The dates at which a picture of the level should change: each tenth, and when it is dry.
  public func changes(after date: Date) -> [Date] {
    (0...10).map { watered + bed.hours * 360 * Double($0) }.filter { $0 > date }
  }
}
