import CommandArguments
import CommandContext
import Fleet
import Foundation
import PushGateway

/// The gateways that a fleet sends its pushes through: `--gateway` and its options.
struct FleetGateways {
  static let options: [CommandSpec.Option] = [
    .value(
      "gateway", "HOST:PORT",
      "Send through these gateways, separated by commas. Default: on the bus, without a gateway."),
    .value("gateway-certificate", "FILE", "PEM file with certificates of gateways to trust."),
    .value("key-file", "FILE", "With --gateway: the .p8 file that signs the pushes."),
    .value("key-id", "ID", "With --gateway: default: that in the name AuthKey_ID.p8."),
    .value("team", "ID", "With --gateway: default: VITRINE000."),
    .value("connections", "N", "With --gateway: connections to each, 1 to 256. Default: 8."),
  ]

  let settings: GatewayFleetSender.Settings

  /// nil without `--gateway`. Throws `UsageError`, `ValueError`, `ToolError`.
  init?(_ arguments: ParsedArguments, in context: ToolContext) throws {
    guard let text = arguments["gateway"] else {
      for option in Self.options.map(\.name) where arguments[option] != nil {
        throw UsageError.missingOption("--\(option)", requires: "--gateway")
      }
      return nil
    }
    guard let path = arguments["key-file"] else {
      throw UsageError.missingOption("--gateway", requires: "--key-file")
    }
    let file = PushKeyFile(path, in: context)
    guard let id = arguments["key-id"] ?? file.id else {
      throw UsageError.missingOption("--key-file", requires: "--key-id")
    }
    let places = try text.split(separator: ",").map { part in
      let sides = part.split(separator: ":")
      guard sides.count == 2, let port = Int(sides[1]), (1...65_535).contains(port) else {
        throw ValueError(value: String(part), option: "--gateway", expected: "HOST:PORT")
      }
      return (host: String(sides[0]), port: port)
    }
    guard !places.isEmpty else {
      throw ValueError(value: text, option: "--gateway", expected: "HOST:PORT")
    }
    settings = GatewayFleetSender.Settings(
      gateways: places,
      trust: arguments["gateway-certificate"].map { .file(context.file($0).path) } ?? .system,
      key: try file.key(), keyID: id, team: arguments["team"] ?? "VITRINE000",
      connections: try wholeNumberValue(
        arguments["connections"], option: "--connections", in: 1...256) ?? 8)
  }
}
