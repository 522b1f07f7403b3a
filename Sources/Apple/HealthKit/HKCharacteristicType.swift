import Foundation

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  public static let activityMoveMode = Self(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// A fact about the user that does not change.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }

open class HKBiologicalSexObject: NSObject {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

// There is no health data: requests fail, after a notice.
extension HKHealthStore {
  public func biologicalSex() throws -> HKBiologicalSexObject { throw refusal() }
  public func dateOfBirthComponents() throws -> DateComponents { throw refusal() }
}
