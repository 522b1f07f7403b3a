import Foundation
import PushGateway
import RecorderDevice

// Runs a gateway with a `RecorderDevice` for tests of APNs clients. Prints a `Start` as JSON, then
// each log entry as one line of JSON, until its input ends.

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)

struct Start: Encodable {
  var port: Int
  var certificate: String
  var bundle: String
  /// Tokens by name.
  var tokens: [String: String]
  /// Key identifiers by name. The files are `AuthKey_ID.p8`.
  var keys: [String: String]
}

func printLine(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(try encoder.encode(value) + [UInt8(ascii: "\n")])
}

let bundle = "com.example.Rangers"
let facts: [String: TokenFacts] = [
  "update": TokenFacts(bundle: bundle, kind: .activityUpdate),
  "start": TokenFacts(bundle: bundle, kind: .activityStart),
  "ended": TokenFacts(bundle: bundle, kind: .activityUpdate, isLive: false, since: Date()),
  "other": TokenFacts(bundle: "com.example.Other", kind: .activityUpdate),
  "production": TokenFacts(
    bundle: bundle, kind: .activityUpdate, environment: .production),
  "widgets": TokenFacts(bundle: bundle, kind: .widgets),
]
var tokens: [String: String] = [:]
var known: [Data: TokenFacts] = [:]
for (index, name) in facts.keys.sorted().enumerated() {
  let byte = UInt8(index + 1)
  known[Data(repeating: byte, count: 32)] = facts[name]
  tokens[name] = String(repeating: "0\(index + 1)", count: 32)
}

let gateway = try PushGateway(
  device: RecorderDevice(tokens: known), folder: GatewayFolder(folder), now: { Date() })
let team = "TEAM123456"
let keys = [
  "good": "GOODKEY001", "production": "PRODKEY001", "topic": "TOPICKEY01", "unknown": "NOBODYKEY1",
]
for (name, id) in keys {
  let key = try SigningKey.make()
  let file = folder.appendingPathComponent("AuthKey_\(id).p8")
  try Data(try key.privatePEM().utf8).write(to: file)
  guard name != "unknown" else { continue }
  try gateway.keys.add(
    ProviderKey(
      id: id, team: team, environment: name == "production" ? .production : nil,
      topics: name == "topic" ? ["com.example.Other"] : [], publicKey: try key.publicPEM(),
      added: Date()))
}
let entries = gateway.log.entries()
try printLine(
  Start(
    port: try gateway.start(port: 0), certificate: gateway.certificate.path, bundle: bundle,
    tokens: tokens, keys: keys))
let printing = Task { for await entry in entries { try printLine(entry) } }
await withCheckedContinuation { continuation in
  Thread.detachNewThread {
    while let bytes = try? FileHandle.standardInput.read(upToCount: 1), !bytes.isEmpty {}
    continuation.resume()
  }
}
printing.cancel()
await gateway.stop()
