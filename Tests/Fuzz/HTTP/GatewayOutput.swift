import CNgHTTP2
import Foundation

/// Reads the frames of the gateway, and checks that a client could.
struct GatewayOutput {
  private var bytes: [UInt8] = []
  private let headers = HeaderDecoder()
  private var bodies: [Int32: [UInt8]] = [:]
  private var ended: Set<Int32> = []

  /// - Parameter highest: The highest stream that the client has opened.
  mutating func read(_ received: [UInt8], upTo highest: Int32) throws(FuzzFailure) {
    bytes += received
    while bytes.count >= 9 {
      let length = bytes[..<3].reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count >= 9 + length else { return }
      let stream = bytes[5..<9].reduce(Int32(0)) { $0 << 8 | Int32($1) }
      try frame(
        type: UInt32(bytes[3]), flags: bytes[4], stream: stream,
        payload: Array(bytes[9..<9 + length]), highest)
      bytes.removeFirst(9 + length)
    }
  }

  private mutating func frame(
    type: UInt32, flags: UInt8, stream: Int32, payload: [UInt8], _ highest: Int32
  ) throws(FuzzFailure) {
    guard type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue else { return }
    try require(
      stream > 0 && stream % 2 == 1 && stream <= highest, "a response to the stream \(stream)")
    try require(!ended.contains(stream), "a second response to the stream \(stream)")
    if type == NGHTTP2_HEADERS.rawValue {
      try require(bodies[stream] == nil, "fields after the body of the stream \(stream)")
      bodies[stream] = []
      try headers.read(payload)
    } else {
      try require(bodies[stream] != nil, "a body without fields on the stream \(stream)")
      bodies[stream]?.append(contentsOf: payload)
    }
    guard UInt32(flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0 else { return }
    ended.insert(stream)
    let body = bodies[stream] ?? []
    try require(
      body.isEmpty || (try? JSONSerialization.jsonObject(with: Data(body))) != nil,
      "the response to the stream \(stream) is not JSON")
  }
}

/// A client's HPACK state.
private final class HeaderDecoder {
  private var inflater: OpaquePointer?

  init() { nghttp2_hd_inflate_new(&inflater) }

  deinit { nghttp2_hd_inflate_del(inflater) }

  /// Reads the fields of a response, which begin with its status.
  func read(_ block: [UInt8]) throws(FuzzFailure) {
    var rest = block[...]
    var names: [String] = []
    while true {
      var field = nghttp2_nv()
      var flags: Int32 = 0
      let taken = rest.withUnsafeBufferPointer {
        nghttp2_hd_inflate_hd2(inflater, &field, &flags, $0.baseAddress, $0.count, 1)
      }
      try require(taken >= 0, "the fields of a response cannot be decoded")
      rest = rest.dropFirst(taken)
      let hasField = UInt32(flags) & NGHTTP2_HD_INFLATE_EMIT.rawValue != 0
      if hasField {
        names.append(
          String(
            decoding: UnsafeBufferPointer(start: field.name, count: field.namelen), as: UTF8.self))
      }
      if UInt32(flags) & NGHTTP2_HD_INFLATE_FINAL.rawValue != 0 { break }
      if !hasField && rest.isEmpty { break }
    }
    nghttp2_hd_inflate_end_headers(inflater)
    try require(names.first == ":status", "a response begins with \(names.first ?? "nothing")")
  }
}
