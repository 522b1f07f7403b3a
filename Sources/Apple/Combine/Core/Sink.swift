import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let feed: Feed<Input, Failure>

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      feed = Feed(value: receiveValue, completion: receiveCompletion)
      feed.request(.unlimited)
    }

    public func receive(subscription: any Subscription) { feed.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Demand { feed.receive(value) }
    public func receive(completion: Completion<Failure>) { feed.receive(completion: completion) }
    public func cancel() { feed.cancel() }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property. Keeps a strong reference to the object until the stream ends.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for the lifetime of the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}
