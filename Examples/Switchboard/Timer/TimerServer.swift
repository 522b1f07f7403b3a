import Foundation

/// A client of the timer server, `server.py` in the Switchboard folder.
struct TimerServer {
  /// In seconds.
  private static let timeout = 3.0

  let address: URL

  private struct TimerState: Codable {
    let isRunning: Bool
  }

  func isRunning(_ timer: String) async throws -> Bool {
    try await answer(to: request(timer))
  }

  /// Returns the timer's state after the change.
  @discardableResult
  func setRunning(_ isRunning: Bool, _ timer: String) async throws -> Bool {
    var request = request(timer)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(TimerState(isRunning: isRunning))
    return try await answer(to: request)
  }

  private func request(_ timer: String) -> URLRequest {
    let url = address.appendingPathComponent("timers").appendingPathComponent(timer)
    return URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: Self.timeout)
  }

  private func answer(to request: URLRequest) async throws -> Bool {
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await URLSession.shared.data(for: request)
    } catch {
      throw TimerServerError.unreachable(address)
    }
    guard (response as? HTTPURLResponse)?.statusCode == 200,
      let state = try? JSONDecoder().decode(TimerState.self, from: data)
    else { throw TimerServerError.invalidResponse(address) }
    return state.isRunning
  }
}

/// Why the state of a timer is unknown.
enum TimerServerError: LocalizedError {
  case unreachable(URL)
  case invalidResponse(URL)

  var errorDescription: String? {
    switch self {
    case .unreachable(let address):
      "The timer server at \(address) does not answer. Start server.py."
    case .invalidResponse(let address):
      "The server at \(address) is not a timer server."
    }
  }
}
