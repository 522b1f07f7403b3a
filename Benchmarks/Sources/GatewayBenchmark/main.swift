import Foundation
import PushGateway

// Runs a gateway for load tests. Prints the client's parameters as `NAME VALUE` lines, and serves
// until its input ends.
//   GatewayBenchmark FOLDER [KEY.p8]    The key of the server; a new one by default.

/// A device that accepts every push at once. All tokens with a prefix are its own.
struct PlainDevice: PushDevice {
  let prefix: Data

  func deliver(_ push: DevicePush) async -> PushVerdict { PushVerdict(.delivered, "Accepted.") }

  func broadcast(_ push: ChannelPush) async -> PushVerdict { PushVerdict(.delivered, "Accepted.") }

  func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict {
    PushVerdict(.delivered, "Accepted.")
  }

  func token(_ token: Data) async -> TokenFacts? {
    token.starts(with: prefix)
      ? TokenFacts(bundle: "com.example.Rangers", kind: .activityUpdate) : nil
  }

  var tokenRevision: UInt64 { 0 }
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
var settings = GatewaySettings()
// A load generator opens all of its streams at once.
settings.connections.unauthenticatedStreams = settings.connections.authenticatedStreams
// It sends all pushes to one token, faster than a device takes them if the machine is busy.
settings.maxPendingPerToken = settings.maxPending
let gateway = try PushGateway(
  device: PlainDevice(prefix: Data(repeating: 0xA1, count: 30)), folder: GatewayFolder(folder),
  settings: settings, now: { Date() })
let key =
  CommandLine.arguments.count > 2
  ? try SigningKey(privatePEM: String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8))
  : try SigningKey.make()
try gateway.keys.add(
  ProviderKey(
    id: "KEY1234567", team: "TEAM123456", publicKey: try key.publicPEM(), added: Date()))
let port = try gateway.start(port: 0)
let token = try ProviderToken.make(
  key: "KEY1234567", team: "TEAM123456", issued: Date(), signedBy: key)
print("port \(port)")
print("token \(token)")
print("device \(String(repeating: "a1", count: 32))")
print("certificate \(gateway.certificate.path)")
fflush(nil)
while let line = readLine(), !line.isEmpty {}
await gateway.stop()
