import DeviceProtocol
import DeviceSurfaces
import DeviceWeb
import Foundation
import HostLink

/// Why a request of a test driver was not performed.
///
///     {"error": {"code": "ambiguous", "message": "2 elements …", "candidates": [{"id": …}, …]}}
struct DriverProblem: Error, Equatable {
  /// For programs; it decides the HTTP status.
  var code: String
  /// What happened, where, and how to fix it.
  var message: String
  /// The elements that the request could mean; nil for problems that no element solves.
  var candidates: [ScreenElement]?
  /// Seconds after which to send the request again.
  var retryAfter: Int?

  init(
    _ code: String, _ message: String, candidates: [ScreenElement]? = nil, retryAfter: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.candidates = candidates
    self.retryAfter = retryAfter
  }

  init(_ failure: DeviceAnswer.Failure) {
    self.init(failure.code, failure.message)
  }

  private struct Body: Encodable {
    struct Problem: Encodable {
      var code: String
      var message: String
      var candidates: [ScreenElement]?
    }

    var error: Problem
  }

  var answer: PageDriver.Answer {
    let body = Body(error: Body.Problem(code: code, message: message, candidates: candidates))
    // Encoding texts and finite numbers does not fail.
    return .failure(
      code: code, (try? DeviceJSON.encode(body)) ?? Data("{}".utf8), retryAfter: retryAfter)
  }
}
