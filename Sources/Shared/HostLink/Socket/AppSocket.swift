import Foundation

/// The device socket of a running host, as an app's process uses it.
///
/// ```swift
/// guard let socket = AppSocket(environment: ProcessInfo.processInfo.environment) else { return }
/// let state = try socket.result(State.self, of: Command(command: "state"), timeLimit: 5)
/// ```
/// The host's launcher passes the socket's path and the name of the app's extension in environment
/// variables. Each command has its own connection: one line of JSON out, one line back. A
/// connection for changes stays open (`open(_:)`).
///
/// The socket does not know the commands: its users encode them and decode the results. Source:
/// docs/serve.md.
package struct AppSocket: Equatable, Sendable {
  package let path: String
  /// The name of the app's extension.
  package let `extension`: String
  /// The maximum size of an answer or a change, in bytes.
  package static let lineLimit = 16 << 20

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
}

extension AppSocket {
  private struct Answer<Value: Decodable>: Decodable {
    struct Failure: Decodable {
      var message: String
    }

    var ok: Bool
    var result: Value?
    var error: Failure?
  }

  /// Performs a command and returns the result in the host's answer; nil if it has none. Blocks
  /// until the host has answered.
  ///
  /// - Parameter timeLimit: Seconds that one call of the system may block.
  package func result<Value: Decodable>(
    _ type: Value.Type, of command: some Encodable, timeLimit: Int
  ) throws(AppSocketError) -> Value? {
    let line: Data
    do throws(LineSocketError) {
      line = try LineSocket.exchange(
        Self.line(command), at: path, timeLimit: timeLimit, limit: Self.lineLimit)
    } catch {
      throw .connection(error)
    }
    let answer: Answer<Value>
    do {
      answer = try DeviceJSON.decode(Answer<Value>.self, from: line)
    } catch {
      throw .invalidAnswer("\(error)")
    }
    guard answer.ok else { throw .refused(answer.error?.message ?? "no reason given") }
    return answer.result
  }

  /// Sends a command over a connection that stays open, without a time limit.
  package func open(_ command: some Encodable) throws(LineSocketError) -> LineSocket {
    try LineSocket.open(path, timeLimit: nil, sending: Self.line(command))
  }

  private static func line(_ command: some Encodable) throws(LineSocketError) -> Data {
    do {
      return try DeviceJSON.encode(command)
    } catch {
      throw .broken("cannot encode the command: \(error)")
    }
  }
}

/// Why a command of an app has no result.
package enum AppSocketError: Error, Equatable {
  /// The host was not reached, or the connection failed.
  case connection(LineSocketError)
  case invalidAnswer(String)
  /// The host's reason for rejecting the command.
  case refused(String)
}
