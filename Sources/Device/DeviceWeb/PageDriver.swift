import Foundation

/// The device for test drivers, as the page's server sees it: docs/driver.md.
package struct PageDriver: Sendable {
  /// The largest body, in bytes.
  package static let bodyLimit = 64 << 10

  /// A request that the access rules have admitted.
  package struct Request: Sendable {
    package var route: DriverRoute
    /// The parameters of the query, in their order.
    package var query: [(name: String, value: String)]
    /// At most `bodyLimit` bytes.
    package var body: Data

    package init(_ route: DriverRoute, query: [(name: String, value: String)] = [], body: Data) {
      self.route = route
      self.query = query
      self.body = body
    }
  }

  package enum Answer: Sendable {
    /// A result in JSON.
    case json(Data)
    case png(Data)
    /// A problem in JSON. Its code decides the status.
    ///
    /// - Parameter retryAfter: Seconds after which to send the request again; nil if that does not
    ///   help.
    case failure(code: String, Data, retryAfter: Int?)
  }

  package var answer: @Sendable (Request) async -> Answer

  package init(answer: @escaping @Sendable (Request) async -> Answer) {
    self.answer = answer
  }
}

/// What a test driver can ask for, by the last component of the path.
package enum DriverRoute: String, CaseIterable, Sendable {
  /// The OpenAPI document of these routes.
  case document = "openapi.json"
  case elements, screenshot
  case open, tap
  case longPress = "long-press"
  case swipe, type, press, wait

  /// Whether the request is a `POST` with a JSON object.
  package var isAction: Bool {
    switch self {
    case .document, .elements, .screenshot: false
    case .open, .tap, .longPress, .swipe, .type, .press, .wait: true
    }
  }
}

/// The device for test drivers at `/api/driver`.
extension DeviceWebServer {
  func drive(_ route: DriverRoute, _ request: HTTPRequest) async throws(WebProblem) -> HTTPResponse
  {
    guard let driver else { throw .unknownPath(request.head.path) }
    guard request.body.count <= PageDriver.bodyLimit else {
      throw .tooLarge(limit: PageDriver.bodyLimit)
    }
    let answer = await driver.answer(
      PageDriver.Request(route, query: request.head.queryItems, body: request.body))
    switch answer {
    case .json(let data): return .json(data)
    case .png(let data): return HTTPResponse(status: 200, contentType: "image/png", body: data)
    case .failure(let code, let data, let retryAfter):
      var response = HTTPResponse.json(data, status: WebProblem.status(ofCode: code))
      response.headers["Retry-After"] = retryAfter.map(String.init)
      return response
    }
  }
}
