// There are no predictions here: a donation gets an identifier and is forgotten.

/// Identifies a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let value: UUID

  init() {
    value = UUID()
  }
}

public struct IntentDonationMatchingPredicate: Sendable {
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self { Self() }

  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { Self() }

  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self { Self() }
}

public struct IntentDonationManager: Sendable {
  public static var shared: IntentDonationManager { IntentDonationManager() }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

extension AppIntent {
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}
