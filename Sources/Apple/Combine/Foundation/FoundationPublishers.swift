import Foundation
import FoundationNetworking

// Compatibility: works | `NotificationCenter.publisher`, `Timer.publish`,
//   `URLSession.dataTaskPublisher`

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension NotificationCenter {
  /// Sends each posted notification with a given name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber)
      let send = SendingNotification { notification in
        if outlet.isWanted { outlet.send(notification) }
      }
      let token = center.addObserver(forName: name, object: object, queue: nil) { send.run($0) }
      outlet.connect(onCancel: { center.removeObserver(token) })
      outlet.start()
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// `@unchecked Sendable`: the closure only calls an outlet, which has its own lock.
private struct SendingNotification: @unchecked Sendable {
  let run: (Notification) -> Void
}

extension Timer {
  /// A publisher that sends the date at an interval, on a run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: NoSchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] timer in
        subject.send(timer.fireDate)
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension URLSession {
  /// Sends the response to one request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet<Output, URLError>(subscriber)
      let response = SendingResponse { data, response, error in
        if let data, let response {
          outlet.send((data, response))
          outlet.finish()
        } else {
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let task = session.dataTask(with: request) { response.run($0, $1, $2) }
      outlet.connect(onRequest: { _ in task.resume() }, onCancel: { task.cancel() })
      outlet.start()
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// `@unchecked Sendable`: the closure only calls an outlet, which has its own lock.
private struct SendingResponse: @unchecked Sendable {
  let run: (Data?, URLResponse?, (any Error)?) -> Void
}
