import Foundation
import HostLink

/// Connects an app's process to a running host through the host's device socket.
///
/// Each command has its own connection: one line of JSON out, one line back. Changes arrive on a
/// further connection that stays open. If it ends, the socket reconnects, with increasing delays.
package struct ActivitySocket: ActivityHost {
  package let path: String
  package let `extension`: String
  /// Seconds for one exchange.
  package var timeLimit = 5
  package var delay = ReconnectDelay()
  /// Waits for a number of seconds before a further attempt.
  package var wait: @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }
  /// The maximum size of an answer or a change, in bytes.
  private static let limit = 16 << 20

  package init(path: String, extension: String) {
    self.path = path
    self.extension = `extension`
  }

  /// nil if the environment lacks `VITRINE_HOST_SOCKET` or `VITRINE_EXTENSION`.
  package init?(environment: [String: String]) {
    guard let path = environment["VITRINE_HOST_SOCKET"], !path.isEmpty,
      let name = environment["VITRINE_EXTENSION"], !name.isEmpty
    else { return nil }
    self.init(path: path, extension: name)
  }

  package func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    // A separate thread limits the time of the whole exchange, however slowly a host sends.
    let line: Data
    do {
      line = try DetachedThread.result(within: Double(timeLimit)) { () throws(LineSocketError) in
        try exchange(command, waitsForHost: waitsForHost)
      }
    } catch {
      throw .unreachable("\(error)")
    }
    let answer: Answer
    do {
      answer = try DeviceJSON.decode(Answer.self, from: line)
    } catch {
      throw .invalidAnswer("\(error)")
    }
    guard answer.ok, let result = answer.result else {
      throw .unreachable(answer.error?.message ?? "no reason given")
    }
    return result
  }

  private func exchange(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(LineSocketError) -> Data {
    var delay = delay
    var waited = 0.0
    while true {
      do throws(LineSocketError) {
        return try LineSocket.exchange(
          line(Command(command: "activity", extension: `extension`, ask: command)), at: path,
          timeLimit: timeLimit, limit: Self.limit)
      } catch .unreachable(let reason) {
        // Nothing was sent yet, so a retry cannot repeat the command.
        let next = delay.next()
        waited += next
        guard waitsForHost, waited < Double(timeLimit) else { throw .unreachable(reason) }
        wait(next)
      }
    }
  }

  package func follow(_ handler: @escaping @Sendable (ActivityHostEvent) -> Bool) {
    let thread = Thread {
      var delay = delay
      while true {
        switch listen(handler) {
        case .ended: delay.reset()
        case .unreachable: break
        case .unsubscribed: return
        }
        guard handler(.disconnected) else { return }
        wait(delay.next())
      }
    }
    thread.name = "activity news"
    thread.start()
  }

  /// Why a connection for changes ended.
  private enum ListeningEnd {
    /// The host closed the connection.
    case ended
    /// The host was not reached, or sent something invalid.
    case unreachable
    /// The handler returned false.
    case unsubscribed
  }

  private func listen(_ handler: @Sendable (ActivityHostEvent) -> Bool) -> ListeningEnd {
    do throws(LineSocketError) {
      let socket = try LineSocket(path: path, timeLimit: nil)
      try socket.send(line(Command(command: "activityNews", extension: `extension`)))
      // The first line acknowledges the command.
      guard let first = try socket.receive(limit: Self.limit) else { return .ended }
      guard let answer = try? DeviceJSON.decode(Acknowledgement.self, from: first), answer.ok else {
        report("the host sends no changes: \(String(decoding: first.prefix(200), as: UTF8.self))")
        return .unreachable
      }
      guard handler(.connected) else { return .unsubscribed }
      while let line = try socket.receive(limit: Self.limit) {
        guard let news = try? DeviceJSON.decode(ActivityNews.self, from: line) else {
          report("invalid change: \(String(decoding: line.prefix(200), as: UTF8.self))")
          return .unreachable
        }
        guard handler(.news(news)) else { return .unsubscribed }
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
      return try DeviceJSON.encode(command)
    } catch {
      throw .broken("cannot encode the command: \(error)")
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
