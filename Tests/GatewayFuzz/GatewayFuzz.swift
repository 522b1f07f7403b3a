import Foundation

// One request of any bytes against all rules that need no device: `make fuzz`.
//
// The input is header fields, `name: value` a line, an empty line, and a body. A provider token is
// added where the input has none, so that the rules behind it are reached.

private struct Harness: Sendable {
  let keys: KeyRing
  let bearer: String
  /// It has seen the token: checking the signature each time would be most of the work.
  let desk: RequestDesk
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
    var desk = RequestDesk(environment: .development)
    let first = GatewayRequest([
      (.method, "POST"), (.path, "/3/device/ab"), (.authorization, bearer),
    ])
    _ = desk.read(first, keys: keys, now: now, newID: { UUID() })
    precondition(desk.isKnown)
    self.desk = desk
  }

  /// - Parameter earlier: A request before it on the connection, whose values may come again.
  func request(
    _ input: UnsafeBufferPointer<UInt8>, after earlier: RequestFields = RequestFields()
  ) -> GatewayRequest {
    var request = GatewayRequest()
    var rest = input[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      // A pseudo field begins with a colon.
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
    var desk = desk
    let reading = desk.read(request, keys: keys, now: now, newID: { UUID() })
    switch reading.outcome {
    case .failure(let refusal):
      let response = GatewayResponse(refusal, id: .init(name: .id, value: reading.id.text))
      precondition((400...503).contains(response.status))
      precondition((try? JSONText(response.body)) != nil, "an answer that is no JSON")
      precondition(!refusal.sentence.isEmpty && refusal.sentence.utf8.count < 2000)
      _ = PushLogEntry(refusal, request, id: reading.id, at: now)
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

  /// What goes to the extension is JSON as Foundation reads it, with numbers that fit.
  private func check(_ payload: PushPayload) {
    guard case .liveActivity(let payload) = payload else { return }
    for part in [payload.contentState, payload.attributes].compactMap({ $0 }) {
      guard let text = try? JSONText([UInt8](part)) else {
        preconditionFailure("a part of a payload that is no JSON")
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
