import Foundation
import HostLink

/// Connects an app's process to a running host through the host's device socket.
///
/// Each command has its own connection: one line of JSON out, one line back. Changes arrive on a
/// further connection that stays open. If it ends, the socket reconnects, with increasing delays.
package struct ActivitySocket: ActivityHost {
  private let socket: AppSocket
  /// Seconds for one exchange.
  package var timeLimit = 5
  package var delay = ReconnectDelay()
  /// Waits for a number of seconds before a further attempt.
  package var wait: @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }

  package init(path: String, extension: String) {
    socket = AppSocket(path: path, extension: `extension`)
  }

  /// nil if the environment names no host (`AppSocket`).
  package init?(environment: [String: String]) {
    guard let socket = AppSocket(environment: environment) else { return nil }
    self.socket = socket
  }

  package var path: String { socket.path }

  package func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    let answered: ActivityAnswer?
    do throws(AppSocketError) {
      // A separate thread limits the time of the whole exchange, however slowly a host sends.
      answered = try DetachedThread.result(within: Double(timeLimit)) { () throws(AppSocketError) in
        try answer(to: command, waitsForHost: waitsForHost)
      }
    } catch {
      throw ActivityHostError(error)
    }
    guard let result = answered else { throw .invalidAnswer("it has no result") }
    return result
  }

  private func answer(
    to command: ActivityCommand, waitsForHost: Bool
  ) throws(AppSocketError) -> ActivityAnswer? {
    let command = Command(command: "activity", extension: socket.extension, ask: command)
    var delay = delay
    var waited = 0.0
    while true {
      do throws(AppSocketError) {
        return try socket.result(ActivityAnswer.self, of: command, timeLimit: timeLimit)
      } catch .connection(.unreachable(let failure)) {
        // Nothing was sent yet, so a retry cannot repeat the command.
        let next = delay.next()
        waited += next
        guard waitsForHost, waited < Double(timeLimit) else {
          throw .connection(.unreachable(failure))
        }
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
      let connection = try socket.open(
        Command(command: "activityNews", extension: socket.extension))
      // The first line acknowledges the command.
      guard let first = try connection.receive(limit: AppSocket.lineLimit) else { return .ended }
      guard let answer = try? DeviceJSON.decode(Acknowledgement.self, from: first), answer.ok else {
        report("the host sends no changes: \(String(decoding: first.prefix(200), as: UTF8.self))")
        return .unreachable
      }
      guard handler(.connected) else { return .unsubscribed }
      while let line = try connection.receive(limit: AppSocket.lineLimit) {
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

  private struct Command: Encodable {
    var command: String
    var `extension`: String
    var ask: ActivityCommand?
  }

  private struct Acknowledgement: Decodable {
    var ok: Bool
  }
}

extension ActivityHostError {
  fileprivate init(_ error: AppSocketError) {
    self =
      switch error {
      case .connection(let error): .unreachable("\(error)")
      case .invalidAnswer(let reason): .invalidAnswer(reason)
      case .refused(let message): .unreachable(message)
      }
  }
}
