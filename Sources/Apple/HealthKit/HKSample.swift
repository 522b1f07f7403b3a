/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: nothing changes the properties after the initializer.
  public let uuid = UUID()
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) {
    self.metadata = metadata
  }
}

/// A measurement, at a time or over a time.
open class HKSample: HKObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type: type, start: startDate, end: endDate, metadata: metadata)
  }
}
