import Foundation

@testable import PushGateway

/// One request to the push gateway, and all rules that need no device.
///
/// The input is one `name: value` header field per line, an empty line, and a body. A provider
/// token is added if the input has none, so that the rules after authentication are reached.
struct GatewayFuzz: FuzzTarget {
  private let keys: KeyRing
  private let bearer: String
  /// A validator that has already accepted the token. Verifying the signature for each input would
  /// take most of the time.
  private let validator: RequestValidator
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  init() throws {
    let key = try SigningKey.make()
    let id = "KEY1234567"
    let team = "TEAM123456"
    keys = KeyRing([
      ProviderKey(id: id, team: team, publicKey: try key.publicPEM(), added: now)
    ])
    bearer =
      "bearer "
      + (try ProviderToken.make(key: id, team: team, issued: now, signedBy: key))
    var validator = RequestValidator(environment: .development)
    let first = GatewayRequest([
      (.method, "POST"), (.path, "/3/device/ab"), (.authorization, bearer),
    ])
    _ = validator.validate(first, keys: keys, now: now, newID: { UUID() })
    try require(validator.isAuthenticated, "the provider token was rejected")
    self.validator = validator
  }

  /// - Parameter earlier: The fields of an earlier request on the connection, for sharing values.
  private func request(
    _ input: UnsafeBufferPointer<UInt8>, after earlier: RequestFields = RequestFields()
  ) -> GatewayRequest {
    var request = GatewayRequest(after: earlier)
    var rest = input[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      // A pseudo-header field starts with a colon.
      guard
        let colon = line.dropFirst().firstIndex(of: UInt8(ascii: ":")),
        let name = HeaderName(
          bytes: UnsafeBufferPointer(rebasing: line[line.startIndex..<colon]))
      else { continue }
      let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
      // nghttp2 resets streams whose fields have control characters.
      guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { continue }
      request.fields.add(name, UnsafeBufferPointer(rebasing: value))
    }
    request.append(UnsafeBufferPointer(rebasing: rest))
    if request.fields[.authorization] == nil { request.fields.add(.authorization, bearer) }
    return request
  }

  func check(_ input: [UInt8]) throws {
    let (request, again) = input.withUnsafeBufferPointer { bytes in
      let first = self.request(bytes)
      return (first, self.request(bytes, after: first.fields))
    }
    for name in HeaderName.allCases {
      try require(again.fields[name] == request.fields[name], "a shared field differs: \(name)")
    }
    var validator = validator
    let validation = validator.validate(request, keys: keys, now: now, newID: { UUID() })
    switch validation.outcome {
    case .failure(let refusal):
      let response = GatewayResponse(refusal, id: .init(.id, validation.id))
      try require((400...503).contains(response.status), "the status is \(response.status)")
      try require((try? ValidatedJSON(response.body)) != nil, "the response is not JSON")
      try requireSentence(refusal.sentence, limit: 2000)
      _ = PushLogEntry(refusal, request, id: validation.id, at: now)
    case .success(.device(let call)):
      try require(request.body.count <= call.topic.kind.bodyLimit, "the body is too long")
      let (push, problem) = call.read()
      try check(push.payload)
      _ = PushLogEntry(push, problem ?? PushVerdict(.delivered, ""), request: call.line, at: now)
    case .success(.broadcast(let call)):
      try require((call.payload == nil) == (call.problem != nil), "neither payload nor problem")
      if let payload = call.payload { try check(.liveActivity(payload)) }
    case .success(.channels): break
    }
  }

  /// The parts that are sent to the extension must be JSON objects.
  private func check(_ payload: PushPayload) throws(FuzzFailure) {
    guard case .liveActivity(let payload) = payload else { return }
    for part in [payload.contentState, payload.attributes].compactMap({ $0 }) {
      let text = try? ValidatedJSON([UInt8](part))
      try require(text?.root.kind == .object, "a part of the payload is not a JSON object")
    }
  }
}
