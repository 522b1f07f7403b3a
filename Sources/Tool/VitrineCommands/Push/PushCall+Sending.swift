import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import PushGateway

extension PushCall {
  func send() async throws {
    let operands = try operands("TOKEN", "PAYLOAD")
    let body = try payload(operands[1])
    let headers = try await headers(token: operands[0])
    guard let keyFile = arguments["key-file"] else {
      return try await deliver(
        SendPush(
          token: operands[0], headers: headers, payload: String(decoding: body, as: UTF8.self)))
    }
    try await send("/3/device/\(operands[0])", headers, body, keyFile: keyFile)
  }

  func broadcast() async throws {
    let operands = try operands("CHANNEL", "PAYLOAD")
    let body = try payload(operands[1])
    let bundle = try required("bundle")
    var headers = [
      "apns-channel-id": operands[0], "apns-push-type": "liveactivity",
      "apns-expiration": arguments["expiration"] ?? "0",
    ]
    headers["apns-priority"] = arguments["priority"]
    headers["apns-request-id"] = arguments["id"]
    guard let keyFile = arguments["key-file"] else {
      return try await deliver(
        BroadcastPush(
          bundle: bundle, headers: headers, payload: String(decoding: body, as: UTF8.self)),
        // The channel may store the message for later subscribers.
        accepting: [.staleToken])
    }
    try await send("/4/broadcasts/apps/\(bundle)", headers, body, keyFile: keyFile)
  }

  /// Performs a push and prints its verdict. Throws `ToolError.pushWithoutEffect` if the device
  /// does not show the push, now or later.
  private func deliver<Command: DeviceCommand>(
    _ command: Command, accepting others: [PushVerdict.Outcome] = []
  ) async throws where Command.Result == PushLogEntry {
    let entry = try await device.client.call(command)
    try await device.show(entry, as: .pushVerdict) { $0.verdictText }
    guard ([.delivered, .stored] + others).contains(entry.verdict.outcome) else {
      throw ToolError.pushWithoutEffect(entry.verdictText)
    }
  }

  /// Returns the header fields for the options. Missing fields follow from the token if the running
  /// device knows it.
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
      let known = try? await device.client.call(ListPushTokens())
      if let listing = known?.first(where: { $0.token == token.lowercased() }) {
        headers["apns-topic"] = headers["apns-topic"] ?? listing.topic
        headers["apns-push-type"] = headers["apns-push-type"] ?? listing.kind.pushKind.rawValue
      }
    }
    return headers
  }

  /// Sends a push over HTTP/2 with a signed provider token, as a server does.
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
    try await device.show(ServerAnswer(response), as: .pushAnswer) { $0.text }
    guard response.status == 200 else { throw ToolError.pushRefused(response.status) }
  }

  /// The destination from the options, else the gateway of the running device.
  private func server() async throws -> (host: String, port: Int, trust: TLSStream.Trust) {
    let host = arguments["host"] ?? "localhost"
    let given = arguments["certificate"].map { TLSStream.Trust.file(context.file($0).path) }
    if let port = try wholeNumberValue(arguments["port"], option: "--port", in: 1...65_535) {
      return (host, port, given ?? .system)
    }
    guard arguments["host"] == nil else { return (host, 443, given ?? .system) }
    let gateway = try await device.client.call(GetPushGateway())
    return (host, gateway.port, given ?? .file(gateway.certificate))
  }

  /// Runs blocking code on a new thread.
  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
    }
  }
}

/// The response to a push, as printed.
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
