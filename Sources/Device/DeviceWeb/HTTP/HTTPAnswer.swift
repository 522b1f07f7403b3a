import Foundation

/// How a request is answered.
enum HTTPAnswer: Sendable {
  case whole(HTTPResponse)
  /// A head, and parts of the body as they come. Cancelling the stream ends the work.
  case parts(HTTPResponse, AsyncStream<Data>)
}
