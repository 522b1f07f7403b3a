import Foundation

// Feeds arbitrary bytes as one request to all rules that need no device: `make fuzz`.
//
// The input is one `name: value` header field per line, an empty line, and a body. A provider token
// is added if the input has none, so that the rules after authentication are reached.

private struct Harness: Sendable {
  let keys: KeyRing
  let bearer: String
  /// A validator that has already accepted the token. Verifying the signature for each input would
  /// take most of the time.
  let validator: RequestValidator
  let now = Date(timeIntervalSince1970: 1_790_000_000)

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
    precondition(validator.isAuthenticated)
    self.validator = validator
  }

  /// - Parameter earlier: The fields of an earlier request on the connection, for sharing values.
  func request(
    _ input: UnsafeBufferPointer<UInt8>, after earlier: RequestFields = RequestFields()
  ) -> GatewayRequest {
    var request = GatewayRequest()
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
      request.fields.add(name, UnsafeBufferPointer(rebasing: value), after: earlier)
    }
    request.append(UnsafeBufferPointer(rebasing: rest))
    if request.fields[.authorization] == nil { request.fields.add(.authorization, bearer) }
    return request
  }

  func run(_ input: UnsafeBufferPointer<UInt8>) {
    let request = request(input)
    precondition(self.request(input, after: request.fields).fields == request.fields)
    var validator = validator
    let validation = validator.validate(request, keys: keys, now: now, newID: { UUID() })
    switch validation.outcome {
    case .failure(let refusal):
      let response = GatewayResponse(refusal, id: .init(name: .id, value: validation.id.text))
      precondition((400...503).contains(response.status))
      precondition((try? JSONText(response.body)) != nil, "the response is not JSON")
      precondition(!refusal.sentence.isEmpty && refusal.sentence.utf8.count < 2000)
      _ = PushLogEntry(refusal, request, id: validation.id, at: now)
    case .success(.device(let call)):
      precondition(request.body.count <= call.topic.kind.bodyLimit)
      let (push, problem) = call.read()
      check(push.payload)
      _ = PushLogEntry(push, problem ?? PushVerdict(.delivered, ""), request: call.line, at: now)
    case .success(.broadcast(let call)):
      precondition((call.payload == nil) == (call.problem != nil))
      if let payload = call.payload { check(.liveActivity(payload)) }
    case .success(.channels): break
    }
  }

  /// The parts that are sent to the extension must be JSON objects.
  private func check(_ payload: PushPayload) {
    guard case .liveActivity(let payload) = payload else { return }
    for part in [payload.contentState, payload.attributes].compactMap({ $0 }) {
      guard let text = try? JSONText([UInt8](part)) else {
        preconditionFailure("a part of the payload is not JSON")
      }
      precondition(text.root.kind == .object)
    }
  }
}

private let harness: Harness = {
  do {
    return try Harness()
  } catch {
    fatalError("\(error)")
  }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  harness.run(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
