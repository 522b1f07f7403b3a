import Dispatch
import HostLink
import Synchronization

/// The link of an extension's process.
package final class LinkedActivityHost: ActivityHost {
  private let service: HostLinkService
  /// Seconds.
  private let timeLimit: Double
  private let hear = Mutex<(@Sendable (ActivityHostEvent) -> Bool)?>(nil)

  package init(service: HostLinkService, timeLimit: Double = 5) {
    self.service = service
    self.timeLimit = timeLimit
  }

  /// What the link has brought.
  package func receive(_ news: ActivityNews) {
    _ = hear.withLock { $0 }?(.news(news))
  }

  package func follow(_ hear: @escaping @Sendable (ActivityHostEvent) -> Bool) {
    self.hear.withLock { $0 = hear }
  }

  package func ask(
    _ command: ActivityCommand, isPatient: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    let answered = DispatchSemaphore(value: 0)
    let result = AnswerBox()
    service.ask(.activity(command)) {
      result.answer.withLock { [answer = $0] in $0 = answer }
      answered.signal()
    }
    guard answered.wait(timeout: .now() + timeLimit) == .success else {
      throw .unreachable("it took longer than \(timeLimit) s")
    }
    switch result.answer.withLock({ $0 }) {
    case .success(.activity(let answer)): return answer
    case .success(.failure(let reason)): throw .unreachable(reason)
    case .success: throw .noAnswer("it belongs to another question")
    case .failure(let error): throw .unreachable("\(error)")
    case nil: throw .unreachable("the link has ended")
    }
  }

  /// Takes the answer from the link's thread to the one that waits.
  private final class AnswerBox: Sendable {
    let answer = Mutex<Result<HostAnswer, any Error>?>(nil)
  }
}
