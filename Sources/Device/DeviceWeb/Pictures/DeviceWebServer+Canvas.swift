import DeviceProtocol
import Foundation

/// The previews of the served projects.
extension DeviceWebServer {
  func previews(_ request: HTTPRequest) async throws(WebProblem) -> HTTPResponse {
    let canvas = try canvas(for: request.head)
    guard request.head.method == "POST" else {
      let known = request.head.queryValue("after")
      guard known == nil || known.flatMap(Int.init) != nil else {
        throw .badQuery(name: "after", expected: "a revision")
      }
      return .json(await canvas.list(known.flatMap(Int.init)))
    }
    return .json(try await Self.result { try await canvas.frames(request.body) })
  }

  func inspection(
    of frame: String, head: RequestHead
  ) async throws(WebProblem) -> HTTPResponse {
    let canvas = try canvas(for: head)
    let data = try await Self.result { try await canvas.inspection(frame) }
    guard let data else { throw .unknownPicture }
    return .json(data)
  }

  func picture(
    ofFrame frame: String, head: RequestHead
  ) async throws(WebProblem) -> HTTPResponse {
    let canvas = try canvas(for: head)
    let scale = try scale(of: head)
    let png = try await Self.result { try await canvas.picture(frame, scale) }
    guard let png else { throw .unknownPicture }
    return HTTPResponse(
      status: 200, contentType: "image/png",
      headers: ["Cache-Control": HTTPResponse.permanent], body: png)
  }

  private func canvas(for head: RequestHead) throws(WebProblem) -> PageCanvas {
    guard let canvas else { throw .unknownPath(head.path) }
    return canvas
  }

  private static func result<Result: Sendable>(
    _ body: () async throws -> Result
  ) async throws(WebProblem) -> Result {
    do {
      return try await body()
    } catch {
      let failure = DeviceAnswer.Failure(error)
      throw .failed(code: failure.code, message: failure.message)
    }
  }
}
