import SwiftUI

/// A message of the App Store to the user. There are none.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  public static var messages: Messages { Messages() }

  @MainActor public func display(in scene: UIWindowScene) throws {
    throw StoreKitError.unsupported
  }

  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let base = NoElements<Message>()

      public mutating func next() async -> Message? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Displays a message. There are no messages to call it with.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {
    throw StoreKitError.unsupported
  }
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
