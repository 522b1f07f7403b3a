import Foundation
import HostLink

/// A running host's control socket, for an app's process.
///
/// Each command has a connection of its own, a line of JSON there and one back; the news have one
/// that stays, and that is made again, later each time, where the host ends and comes back.
package struct ActivitySocket: ActivityHost {
  package let path: String
  package let `extension`: String
  /// Seconds for one exchange.
  package var timeLimit = 5
  package var delay = ReconnectDelay()
  /// Waits so many seconds, on the thread that follows or that asks patiently.
  package var wait: @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }
  /// Bytes of an answer, or of one piece of news.
  private static let limit = 16 << 20

  package init(path: String, extension: String) {
    self.path = path
    self.extension = `extension`
  }

  /// nil where the environment names no host, or no extension.
  package init?(environment: [String: String]) {
    guard let path = environment["VITRINE_HOST_SOCKET"], !path.isEmpty,
      let name = environment["VITRINE_EXTENSION"], !name.isEmpty
    else { return nil }
    self.init(path: path, extension: name)
  }

  package func ask(
    _ command: ActivityCommand, isPatient: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    // The thread of its own bounds the whole exchange, however slowly a host answers.
    let line: Data
    do {
      line = try OwnThread.result(within: Double(timeLimit)) { () throws(LineSocketError) in
        try exchange(command, isPatient: isPatient)
      }
    } catch {
      throw .unreachable("\(error)")
    }
    let answer: Answer
    do {
      answer = try SocketJSON.decode(Answer.self, from: line)
    } catch {
      throw .noAnswer("\(error)")
    }
    guard answer.ok, let result = answer.result else {
      throw .unreachable(answer.error?.message ?? "it gave no reason")
    }
    return result
  }

  private func exchange(
    _ command: ActivityCommand, isPatient: Bool
  ) throws(LineSocketError) -> Data {
    var delay = delay
    var waited = 0.0
    while true {
      do throws(LineSocketError) {
        return try LineSocket.exchange(
          line(Command(command: "activity", extension: `extension`, ask: command)), at: path,
          timeLimit: timeLimit, limit: Self.limit)
      } catch .unreachable(let reason) {
        // Nothing was sent yet: asking again does nothing twice.
        let next = delay.next()
        waited += next
        guard isPatient, waited < Double(timeLimit) else { throw .unreachable(reason) }
        wait(next)
      }
    }
  }

  package func follow(_ hear: @escaping @Sendable (ActivityHostEvent) -> Bool) {
    let thread = Thread {
      var delay = delay
      while true {
        switch listen(hear) {
        case .ended: delay.reset()
        case .unreachable: break
        case .unheard: return
        }
        guard hear(.disconnected) else { return }
        wait(delay.next())
      }
    }
    thread.name = "activity news"
    thread.start()
  }

  /// How a connection for news came to its end.
  private enum ListeningEnd {
    case ended
    case unreachable
    /// Nobody wants the news any more.
    case unheard
  }

  private func listen(_ hear: @Sendable (ActivityHostEvent) -> Bool) -> ListeningEnd {
    do throws(LineSocketError) {
      let socket = try LineSocket(path: path, timeLimit: nil)
      try socket.send(line(Command(command: "activityNews", extension: `extension`)))
      // First it says whether there will be news.
      guard let first = try socket.receive(limit: Self.limit) else { return .ended }
      guard let answer = try? SocketJSON.decode(Acknowledgement.self, from: first), answer.ok else {
        report("there is no news: \(String(decoding: first.prefix(200), as: UTF8.self))")
        return .unreachable
      }
      guard hear(.connected) else { return .unheard }
      while let line = try socket.receive(limit: Self.limit) {
        guard let news = try? SocketJSON.decode(ActivityNews.self, from: line) else {
          report("news that cannot be read: \(String(decoding: line.prefix(200), as: UTF8.self))")
          return .unreachable
        }
        guard hear(.news(news)) else { return .unheard }
      }
      return .ended
    } catch .unreachable {
      return .unreachable
    } catch {
      return .ended
    }
  }

  private func line(_ command: Command) throws(LineSocketError) -> Data {
    do {
      return try SocketJSON.encode(command)
    } catch {
      throw .broken("the command cannot be written: \(error)")
    }
  }

  private struct Command: Encodable {
    var command: String
    var `extension`: String
    var ask: ActivityCommand?
  }

  private struct Acknowledgement: Decodable {
    var ok: Bool
  }

  private struct Answer: Decodable {
    struct Failure: Decodable {
      var message: String
    }

    var ok: Bool
    var result: ActivityAnswer?
    var error: Failure?
  }
}
