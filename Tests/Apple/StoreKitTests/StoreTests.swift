import StoreKit
import Testing

struct StoreTests {
  @Test func userIsNotEntitled() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    #expect(await Transaction.currentEntitlement(for: "pro") == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    for await transaction in Transaction.currentEntitlements {
      Issue.record("\(transaction)")
    }
    for await status in Product.SubscriptionInfo.Status.updates {
      Issue.record("\(status)")
    }
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test func unverifiedValueThrowsItsError() throws {
    let result = VerificationResult<Int>.unverified(1, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try result.payloadValue
    }
    #expect(result.unsafePayloadValue == 1)
    #expect(try VerificationResult.verified(2).payloadValue == 2)
  }
}
