/// A request on its way in, and how much of it has come.
struct RequestReading {
  private var request = GatewayRequest()
  private var headerBytes = 0
  private var bodyBytes = 0

  /// False where the header fields are more than `limit` bytes.
  ///
  /// - Parameter earlier: The fields of a request before it.
  mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, limit: Int,
    after earlier: RequestFields
  ) -> Bool {
    // As HTTP/2 counts a list of fields: 32 bytes each beside their own.
    let sum = headerBytes + name.count + value.count + 32
    guard sum <= limit else { return false }
    headerBytes = sum
    if let name = HeaderName(bytes: name) { request.fields.add(name, value, after: earlier) }
    return true
  }

  /// False where the body is more than `limit` bytes; a little too much is answered.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    bodyBytes += bytes.count
    request.append(bytes)
    return bodyBytes <= limit
  }

  /// The request, which is whole.
  mutating func take() -> GatewayRequest {
    defer { request = GatewayRequest() }
    return request
  }
}
