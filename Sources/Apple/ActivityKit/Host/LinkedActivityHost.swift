import Dispatch
import HostLink
import Synchronization

/// The link between an extension's process and the host.
package final class LinkedActivityHost: ActivityHost {
  private let service: HostLinkService
  /// Seconds to wait for an answer.
  private let timeLimit: Double
  private let handler = Mutex<(@Sendable (ActivityHostEvent) -> Bool)?>(nil)

  package init(service: HostLinkService, timeLimit: Double = 5) {
    self.service = service
    self.timeLimit = timeLimit
  }

  /// Passes on a change that arrived over the link.
  package func receive(_ news: ActivityNews) {
    _ = handler.withLock { $0 }?(.news(news))
  }

  package func follow(_ handler: @escaping @Sendable (ActivityHostEvent) -> Bool) {
    self.handler.withLock { $0 = handler }
  }

  package func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    let answered = DispatchSemaphore(value: 0)
    let result = AnswerBox()
    service.ask(.activity(command)) {
      result.answer.withLock { [answer = $0] in $0 = answer }
      answered.signal()
    }
    guard answered.wait(timeout: .now() + timeLimit) == .success else {
      throw .unreachable("timed out after \(timeLimit) s")
    }
    switch result.answer.withLock({ $0 }) {
    case .success(.activity(let answer)): return answer
    case .success(.failure(let reason)): throw .unreachable(reason)
    case .success: throw .invalidAnswer("it is of another type")
    case .failure(let error): throw .unreachable("\(error)")
    case nil: throw .unreachable("the link has ended")
    }
  }

  /// Passes the answer from the link's thread to the waiting one.
  private final class AnswerBox: Sendable {
    let answer = Mutex<Result<HostAnswer, any Error>?>(nil)
  }
}
