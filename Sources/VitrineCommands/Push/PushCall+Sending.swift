import DeviceProtocol
import Foundation
import PushGateway

extension PushCall {
  func send() async throws {
    let words = try words("TOKEN", "PAYLOAD")
    let body = try payload(words[1])
    let headers = try await headers(token: words[0])
    guard let keyFile = arguments["key-file"] else {
      let command = PushCommand.send(
        token: words[0], headers: headers, payload: String(decoding: body, as: UTF8.self))
      return try await device.run(.push(command), as: PushLogEntry.self) { $0.verdictText }
    }
    try await send("/3/device/\(words[0])", headers, body, keyFile: keyFile)
  }

  func broadcast() async throws {
    let words = try words("CHANNEL", "PAYLOAD")
    let body = try payload(words[1])
    let bundle = try required("bundle")
    var headers = [
      "apns-channel-id": words[0], "apns-push-type": "liveactivity",
      "apns-expiration": arguments["expiration"] ?? "0",
    ]
    headers["apns-priority"] = arguments["priority"]
    headers["apns-request-id"] = arguments["id"]
    guard let keyFile = arguments["key-file"] else {
      let command = PushCommand.broadcast(
        bundle: bundle, headers: headers, payload: String(decoding: body, as: UTF8.self))
      return try await device.run(.push(command), as: PushLogEntry.self) { $0.verdictText }
    }
    try await send("/4/broadcasts/apps/\(bundle)", headers, body, keyFile: keyFile)
  }

  /// Header fields of the options; what is not given follows from the token, where the running device
  /// knows it.
  private func headers(token: String) async throws -> [String: String] {
    var headers: [String: String] = [:]
    for (option, name) in [
      ("priority", "apns-priority"), ("expiration", "apns-expiration"),
      ("collapse-id", "apns-collapse-id"), ("id", "apns-id"), ("type", "apns-push-type"),
      ("topic", "apns-topic"),
    ] {
      headers[name] = arguments[option]
    }
    if headers["apns-topic"] == nil, let bundle = arguments["bundle"] {
      let kind = headers["apns-push-type"].flatMap(PushKind.init) ?? .liveactivity
      headers["apns-topic"] = kind.topic(bundle: bundle)
      headers["apns-push-type"] = headers["apns-push-type"] ?? kind.rawValue
    }
    if headers["apns-topic"] == nil || headers["apns-push-type"] == nil {
      let known = try? await device.client.call(.push(.tokens), as: [PushTokenListing].self)
      if let listing = known?.first(where: { $0.token == token.lowercased() }) {
        headers["apns-topic"] = headers["apns-topic"] ?? listing.topic
        headers["apns-push-type"] = headers["apns-push-type"] ?? listing.kind.pushKind.rawValue
      }
    }
    return headers
  }

  /// As a server does.
  private func send(
    _ path: String, _ headers: [String: String], _ body: Data, keyFile: String
  ) async throws {
    let key = try readKey(keyFile)
    let id = try arguments["key-id"] ?? keyID(of: keyFile)
    let token = try ProviderToken.make(
      key: id, team: arguments["team"] ?? "VITRINE000", issued: context.now(), signedBy: key)
    let (host, port, trust) = try await server()
    let fields =
      [(name: "authorization", value: "bearer \(token)")]
      + headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let request = PushClient.Request("POST", path, fields, body: [UInt8](body))
    let response = try await onThread {
      try PushClient(host: host, port: port, trust: trust).send(request)
    }
    try await device.show(ServerAnswer(response)) { $0.text }
    guard response.status == 200 else { throw ToolError.pushRefused(response.status) }
  }

  /// Where to: the options', else the running device's gateway.
  private func server() async throws -> (host: String, port: Int, trust: TLSStream.Trust) {
    let host = arguments["host"] ?? "localhost"
    let given = arguments["certificate"].map { TLSStream.Trust.file(context.file($0).path) }
    if let port = try wholeNumberValue(arguments["port"], option: "--port", in: 1...65_535) {
      return (host, port, given ?? .system)
    }
    guard arguments["host"] == nil else { return (host, 443, given ?? .system) }
    let gateway = try await device.client.call(.push(.gateway), as: GatewayAddress.self)
    return (host, gateway.port, given ?? .file(gateway.certificate))
  }

  /// What blocks runs on a thread of its own.
  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
  }
}

/// What a server is answered.
private struct ServerAnswer: Encodable {
  var status: Int
  var reason: String?
  var id: String?

  init(_ response: PushClient.Response) {
    status = response.status
    reason = response.reason
    id = response.fields["apns-id"] ?? response.fields["apns-request-id"]
  }

  var text: String { ["\(status)", reason, id].compactMap { $0 }.joined(separator: "  ") }
}
