import Foundation
import Testing

@testable import DeviceWeb

/// Where requests end, and which have no certain end.
@Suite struct RequestFramingTests {
  /// Feeds the bytes in pieces. Returns the number of bytes that belong to the request, and whether
  /// it is complete.
  private func follow(_ text: String, piece: Int) throws(WebProblem) -> (count: Int, isDone: Bool) {
    var framing = RequestFraming()
    var count = 0
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      var used = 0
      var problem: WebProblem?
      part.withUnsafeBytes { bytes in
        do throws(WebProblem) {
          used = try framing.receive(bytes)
        } catch {
          problem = error
        }
      }
      if let problem { throw problem }
      count += used
    }
    return (count, framing.isComplete)
  }

  @Test(
    arguments: [
      "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET / HTTP/1.0\r\n\r\n",
      "POST /api HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
      "POST /api HTTP/1.1\r\ncontent-length:\t5 \r\n\r\nhello",
      "POST /api HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
      "POST /api HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n0\r\n\r\n",
      "POST /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n00A\r\n0123456789\r\n"
        + "0\r\n\r\n",
      "POST /api HTTP/1.1\r\nX: \u{FC}\r\nY:\r\nContent-Length: 1\r\n\r\n\n",
    ], [1, 3, 1000])
  func endsWhereTheRequestEnds(_ request: String, piece: Int) throws {
    let next = "GET /next HTTP/1.1\r\n\r\n"
    let result = try follow(request + next, piece: piece)
    #expect(result.count == request.utf8.count)
    #expect(result.isDone)
    #expect(try !follow(String(request.dropLast()), piece: piece).isDone)
  }

  static let heads = [
    "\r\nGET / HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / \r\n\r\n",
    "GET /a b HTTP/1.1\r\n\r\n", "GET / http/1.1\r\n\r\n", "G\u{E9}T / HTTP/1.1\r\n\r\n",
    "GET /\u{E9} HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}",
    "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\nHost: a\n\r\n", "GET / HTTP/1.1\rHost: a",
    "GET / HTTP/1.1\r\nX: a\r\r\n", "GET / HTTP/1.1\r\nX: a\u{0}b", "GET / HTTP/1.1\r\nX: a\u{B}b",
    "GET / HTTP/1.1\r\nX: a\u{7F}",
    "GET / HTTP/1.1\r\nX: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\n X: a\r\n\r\n",
    "GET / HTTP/1.1\r\nX : a\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nX\r\n\r\n", "GET / HTTP/1.1\r\nX Y: a\r\n\r\n",
  ]
  static let lengths = [
    "Content-Length: -5", "Content-Length: +5", "Content-Length: 0x5", "Content-Length: 5, 5",
    "Content-Length: 5 5", "Content-Length:", "Content-Length: 5.0", "Content-Length: \u{665}",
    "Content-Length: 99999999999999999999", "Content-Length: 5\r\nContent-Length: 5",
    "Content-Length: 5\r\ncontent-length: 6",
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 5",
    "Transfer-Encoding: gzip", "Transfer-Encoding: identity",
    "Transfer-Encoding: chunked, identity",
    "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked, chunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding:",
    "Transfer-Encoding: \"chunked\"", "Transfer-Encoding: chunked;q=1",
  ].map { "POST / HTTP/1.1\r\n\($0)\r\n\r\n" }
  static let chunks = [
    "zz\r\n", "\r\n", "-1\r\n", "+1\r\n", "0x1\r\n", " 1\r\n", "1 \r\n", "1;ext\r\n", "1;\n",
    "10000000000000000\r\n", "ffffffff\r\n", "1\n", "1\rx", "1\r\nab", "1\r\na\n", "1\r\na\rx",
    "0\r\nX: a\r\n\r\n", "0\r\n\n", "0\r\n\rx", "\u{661}\r\n",
  ].map { "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\($0)" }
  static let others = [
    "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n\u{1}",
  ]

  @Test(arguments: heads + lengths + chunks + others, [1, 3, 1000])
  func refusesRequestsWithoutCertainEnd(_ request: String, piece: Int) {
    let problem = #expect(throws: WebProblem.self) {
      try follow(request, piece: piece)
    }
    #expect(problem?.code == "notHTTP")
    #expect(problem?.status == 400)
  }

  @Test(arguments: [
    "GET /\(String(repeating: "a", count: 40_000))",
    "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 40_000))",
    "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 8000),
    "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 200) + "\r\n",
  ])
  func limitsHeads(_ head: String) {
    #expect(throws: WebProblem.headTooLarge(limit: RequestFraming.headLimit)) {
      try follow(head, piece: 4096)
    }
  }
}
