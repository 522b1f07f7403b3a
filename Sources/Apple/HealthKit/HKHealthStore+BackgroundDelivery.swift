public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly
  case daily
  case weekly
}

// There is no health data: requests fail, after a notice.
extension HKHealthStore {
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw refusal() }

  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, refusal()) }

  public func disableBackgroundDelivery(for type: HKObjectType) async throws { throw refusal() }
  public func disableAllBackgroundDelivery() async throws { throw refusal() }
}
