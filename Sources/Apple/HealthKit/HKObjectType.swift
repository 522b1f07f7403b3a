/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The identifier is constant.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
  }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }

  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }

  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
  }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  override open var hash: Int { identifier.hashValue }
  override open var description: String { identifier }
}

/// A kind of health data with samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}

public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

public final class HKWorkoutType: HKSampleType, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}
