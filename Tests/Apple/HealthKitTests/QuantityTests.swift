import HealthKit
import Testing

struct QuantityTests {
  @Test(arguments: [
    (100.0, "mg/dL", "g/L", 1.0), (1, "mi", "km", 1.609344), (37, "degC", "degF", 98.6),
    (1, "kcal", "kJ", 4.184), (60, "count/min", "count/s", 1), (50, "%", "count", 0.5),
    (1, "kcal/(kg·hr)", "cal/(g*hr)", 1), (9.81, "m/s^2", "cm/s^2", 981), (1, "st", "lb", 14),
    (1, "mcg", "ng", 1000), (0, "degC", "K", 273.15),
  ])
  func quantityConverts(value: Double, from: String, into: String, expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    let unit = HKUnit(from: into)
    #expect(quantity.is(compatibleWith: unit))
    #expect(abs(quantity.doubleValue(for: unit) - expected) < 1e-9 * max(1, abs(expected)))
  }

  /// 1 mmol/L of glucose is 18.0156 mg/dL.
  @Test func molesOfGlucoseConvertIntoGrams() {
    let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    let quantity = HKQuantity(unit: molar, doubleValue: 5.5)
    let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    #expect(abs(quantity.doubleValue(for: milligrams) - 99.0857) < 0.001)
    #expect(milligrams.unitString == "mg/dL")
    #expect(milligrams == HKUnit(from: "mg/dL"))
  }

  @Test func incompatibleUnitsAreKnown() {
    let quantity = HKQuantity(unit: .meter(), doubleValue: 1)
    #expect(!quantity.is(compatibleWith: .gram()))
    #expect(!quantity.is(compatibleWith: HKUnit(from: "m/s")))
    #expect(quantity != HKQuantity(unit: .gram(), doubleValue: 1))
    #expect(quantity == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
    #expect(
      quantity.compare(HKQuantity(unit: .foot(), doubleValue: 4)) == .orderedAscending)
  }
}

struct HealthStoreTests {
  @Test func storeHasNoData() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await HKHealthStore().requestAuthorization(
        toShare: [], read: [HKQuantityType(.stepCount)])
    }
    #expect(
      HKObjectType.quantityType(forIdentifier: .stepCount)?.identifier
        == "HKQuantityTypeIdentifierStepCount")
    let error = await withCheckedContinuation { continuation in
      HKHealthStore().execute(
        HKSampleQuery(
          sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit,
          sortDescriptors: nil
        ) { _, _, error in continuation.resume(returning: error) })
    }
    #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
  }
}
