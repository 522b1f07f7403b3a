/// A request that is being received, and the number of its bytes.
struct IncomingRequest {
  private(set) var request: GatewayRequest
  private var headerBytes = 0
  private var bodyBytes = 0

  /// - Parameter earlier: The fields of an earlier request on the connection.
  init(after earlier: RequestFields) {
    request = GatewayRequest(after: earlier)
  }

  /// Adds a header field. Discards it and all later ones if the fields exceed `limit` bytes.
  mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, limit: Int
  ) {
    // HTTP/2 counts 32 bytes per field in addition to name and value (RFC 9113, 6.5.2).
    let sum = headerBytes + name.count + value.count + 32
    guard sum <= limit else {
      headerBytes = limit
      request.hasOversizedHeaders = true
      return
    }
    headerBytes = sum
    if let name = HeaderName(bytes: name) { request.fields.add(name, value) }
  }

  /// Adds a part of the body. Returns false if the body exceeds `limit` bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    bodyBytes += bytes.count
    request.append(bytes)
    return bodyBytes <= limit
  }
}
