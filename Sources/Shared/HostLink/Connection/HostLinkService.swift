import Foundation
import Synchronization

/// The extension's side of the link: reads requests on its own thread and passes each to a handler.
///
/// ```swift
/// let service = HostLinkService(connection: try .inherited()) { request in
///   await runtime.reply(to: request)
/// }
/// service.start { _ in exit(0) }
/// dispatchMain()
/// ```
/// Requests are handled concurrently. The handler must apply `HostRequest.clock` itself.
///
/// The link also carries the other direction: `ask` sends a question to the host and waits for the
/// answer with the same identifier, and `request` sends a reload request without an answer. When
/// the link closes, all pending questions fail with `HostLinkError.closed`.
public final class HostLinkService: Sendable {
  /// Answers one request. Called concurrently for several requests.
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

  /// Starts the reading thread. It calls `onActivityNews` for each change of the app's activities,
  /// and `onEnd` once: with nil after the host has closed the link, else with the error that
  /// prevented reading.
  public func start(
    onActivityNews: @escaping @Sendable (ActivityNews) -> Void = { _ in },
    onEnd: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let thread = Thread { [self] in
      do {
        while let message = try connection.receive(HostMessage.self) {
          switch message {
          case .request(let request): Task { await answer(request) }
          case .answer(let id, let answer): removePending(id)?(.success(answer))
          case .activityNews(let news): onActivityNews(news)
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

  /// Sends a reload request. Does nothing if the host has closed the link.
  public func request(_ reload: ReloadRequest) {
    try? connection.send(ExtensionMessage.reload(reload))
  }

  /// Asks the host and waits for the answer. Throws `HostLinkError.closed` if the link is closed.
  public func ask(_ question: HostQuestion) async throws -> HostAnswer {
    try await withCheckedThrowingContinuation { continuation in
      ask(question) { continuation.resume(with: $0) }
    }
  }

  /// Asks the host. Calls `reply` once, on any thread: with the answer, or with
  /// `HostLinkError.closed` if the link is closed.
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
      removePending(identifier)?(.failure(error))
    }
  }

  private func removePending(_ identifier: UInt64) -> Reply? {
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
      // The reading thread sees the end, too, and calls `onEnd`.
    } catch {
      let report = FailureReport(.thrown, "cannot send the reply to \(request.call.name): \(error)")
      try? connection.send(ExtensionMessage.reply(id: request.id, .failure(report)))
    }
  }
}
