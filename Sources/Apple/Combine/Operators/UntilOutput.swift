extension Publishers {
  /// Ignores values until another publisher sends one. If that one finishes first, so does this.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      var isOpen = false
      junction.outlet.start()
      junction.attach(
        other, demand: .max(1), value: { _ in junction.lock.withLock { isOpen = true } },
        finished: {
          if !junction.lock.withLock({ isOpen }) { junction.outlet.finishEarly() }
        })
      junction.attach(
        upstream,
        value: { if junction.lock.withLock({ isOpen }) { junction.outlet.send($0) } },
        finished: { junction.outlet.finishEarly() })
    }
  }

  /// Sends values until another publisher sends one. The other's completion is ignored.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(subscriber)
      junction.outlet.start()
      junction.attach(
        other.catch { _ in Empty<Other.Output, Failure>() }, demand: .max(1),
        value: { _ in junction.outlet.finishEarly() }, finished: {})
      junction.attach(
        upstream, value: { junction.outlet.send($0) },
        finished: { junction.outlet.finishEarly() })
    }
  }
}

extension Publisher {
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
