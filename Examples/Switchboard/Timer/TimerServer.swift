import Foundation

/// The server that keeps the household's timers: `server.py` beside these sources.
struct TimerServer {
  /// Seconds until a server that says nothing counts as gone.
  private static let patience = 3.0

  let address: URL

  private struct Answer: Codable {
    let isRunning: Bool
  }

  func isRunning(_ timer: String) async throws -> Bool {
    try await answer(to: request(timer))
  }

  /// Gives what the server says afterwards.
  @discardableResult
  func setRunning(_ isRunning: Bool, _ timer: String) async throws -> Bool {
    var request = request(timer)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(Answer(isRunning: isRunning))
    return try await answer(to: request)
  }

  private func request(_ timer: String) -> URLRequest {
    let url = address.appendingPathComponent("timers").appendingPathComponent(timer)
    return URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: Self.patience)
  }

  private func answer(to request: URLRequest) async throws -> Bool {
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await URLSession.shared.data(for: request)
    } catch {
      throw TimerServerError.gone(address)
    }
    guard (response as? HTTPURLResponse)?.statusCode == 200,
      let answer = try? JSONDecoder().decode(Answer.self, from: data)
    else { throw TimerServerError.strange(address) }
    return answer.isRunning
  }
}

/// Why it is not known whether a timer runs.
enum TimerServerError: LocalizedError {
  case gone(URL)
  case strange(URL)

  var errorDescription: String? {
    switch self {
    case .gone(let address): "The timer server at \(address) does not answer. Start server.py."
    case .strange(let address): "What answers at \(address) is no timer server."
    }
  }
}
