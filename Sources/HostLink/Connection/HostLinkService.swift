import Foundation
import Synchronization

/// The extension's side of the link: reads requests on a thread of its own and hands each to a
/// handler.
///
/// ```swift
/// let service = HostLinkService(connection: try .inherited()) { request in
///   await runtime.reply(to: request)
/// }
/// service.start { _ in exit(0) }
/// dispatchMain()
/// ```
/// Requests may overlap; the host's `HostRequest.clock` is the handler's to apply.
public final class HostLinkService: Sendable {
  public typealias Handler = @Sendable (HostRequest) async -> ExtensionReply

  private typealias Reply = @Sendable (Result<HostAnswer, any Error>) -> Void

  private let connection: HostLinkConnection
  private let handler: Handler
  private let questions = Mutex(Questions())

  private struct Questions {
    var last: UInt64 = 0
    var pending: [UInt64: Reply] = [:]
    var isClosed = false
  }

  public init(connection: HostLinkConnection, handler: @escaping Handler) {
    self.connection = connection
    self.handler = handler
  }

  /// Begins to read. `onEnd` is called once, on the reading thread, when the host has closed the
  /// link (nil) or sent what is no request; `onNews` on that thread with all that the host tells.
  public func start(
    onNews: @escaping @Sendable (ActivityNews) -> Void = { _ in },
    onEnd: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let thread = Thread { [self] in
      do {
        while let message = try connection.receive(HostMessage.self) {
          switch message {
          case .request(let request): Task { await answer(request) }
          case .answer(let id, let answer): take(id)?(.success(answer))
          case .activityNews(let news): onNews(news)
          }
        }
        close()
        onEnd(nil)
      } catch {
        close()
        onEnd(error)
      }
    }
    thread.name = "host link"
    thread.start()
  }

  /// Sends what `WidgetCenter` asks for. A host that is gone is no error here.
  public func request(_ reload: ReloadRequest) {
    try? connection.send(ExtensionMessage.reload(reload))
  }

  /// Asks the host and waits. Throws `HostLinkError.closed` where it is gone.
  public func ask(_ question: HostQuestion) async throws -> HostAnswer {
    try await withCheckedThrowingContinuation { continuation in
      ask(question) { continuation.resume(with: $0) }
    }
  }

  /// Asks the host. `reply` is called once, on any thread: with the answer, or with
  /// `HostLinkError.closed` where the host is gone.
  public func ask(
    _ question: HostQuestion,
    reply: @escaping @Sendable (Result<HostAnswer, any Error>) -> Void
  ) {
    let identifier: UInt64? = questions.withLock {
      guard !$0.isClosed else { return nil }
      $0.last += 1
      $0.pending[$0.last] = reply
      return $0.last
    }
    guard let identifier else { return reply(.failure(HostLinkError.closed)) }
    do {
      try connection.send(ExtensionMessage.question(id: identifier, question))
    } catch {
      take(identifier)?(.failure(error))
    }
  }

  private func take(_ identifier: UInt64) -> Reply? {
    questions.withLock { $0.pending.removeValue(forKey: identifier) }
  }

  private func close() {
    let pending = questions.withLock { questions in
      questions.isClosed = true
      defer { questions.pending = [:] }
      return questions.pending.values
    }
    for reply in pending { reply(.failure(HostLinkError.closed)) }
  }

  private func answer(_ request: HostRequest) async {
    let reply = await handler(request)
    do {
      try connection.send(ExtensionMessage.reply(id: request.id, reply))
    } catch HostLinkError.closed {
      // The reading thread sees the end, too, and ends the process.
    } catch {
      let report = FailureReport(.thrown, "the reply to \(request.call.name) failed: \(error)")
      try? connection.send(ExtensionMessage.reply(id: request.id, .failure(report)))
    }
  }
}
