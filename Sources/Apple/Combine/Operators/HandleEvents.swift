extension Publishers {
  /// Calls closures for the events that pass.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let feed = Feed<Output, Failure>(
        value: { value in
          receiveOutput?(value)
          outlet.send(value)
        },
        completion: { end in
          receiveCompletion?(end)
          outlet.finish(end)
        })
      outlet.connect(
        onRequest: { demand in
          receiveRequest?(demand)
          feed.request(demand)
        },
        onCancel: {
          receiveCancel?()
          feed.cancel()
        })
      receiveSubscription?(outlet)
      outlet.start()
      upstream.subscribe(feed)
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints all events to standard output.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let mark = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(mark)receive subscription") },
      receiveOutput: { Swift.print("\(mark)receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: Swift.print("\(mark)receive finished")
        case .failure(let error): Swift.print("\(mark)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(mark)receive cancel") },
      receiveRequest: { Swift.print("\(mark)request \($0)") })
  }
}
