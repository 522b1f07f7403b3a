import Foundation

/// A publisher that starts to send when `connect` is called.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// Connects when the first subscriber attaches, and disconnects after the last one has left.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.handleEvents(receiveCompletion: { _ in self.leave() }, receiveCancel: leave)
        .subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.withLock { self.connection = connection }
    }

    private func leave() {
      let last = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }

  /// Sends one upstream subscription through a subject to any number of subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var current: SubjectType {
      lock.withLock {
        if let subject { return subject }
        let newSubject = createSubject()
        subject = newSubject
        return newSubject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      current.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let target = current
      return upstream.sink { end in
        target.send(completion: end)
      } receiveValue: { value in
        target.send(value)
      }
    }
  }
}

extension Publisher {
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one upstream subscription among all subscribers.
  public func share()
    -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>>
  {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect()
  }

  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  {
    multicast { PassthroughSubject<Output, Failure>() }
  }
}
