import CommandArguments
import CommandContext
import Foundation
import MessageBus
import NATSBus

/// The connection settings for the NATS servers of a cluster: `--cluster`, `--credentials` and
/// `--certificate`.
///
///     let connection = try ClusterConnection(arguments, in: context)
///     let bus = try await connection?.connect()
struct ClusterConnection {
  static let options: [CommandSpec.Option] =
    [.value("cluster", "URL", "NATS servers, such as nats://HOST:PORT, separated by commas.")]
    + accessOptions
  /// The options that require a URL.
  static let accessOptions: [CommandSpec.Option] = [
    .value("credentials", "FILE", "A .creds file of the NATS account."),
    .value("certificate", "FILE", "PEM file with certificates to trust."),
  ]

  /// Long enough for servers to elect a leader.
  private static let timeout = Duration.seconds(15)

  private let settings: NATSOptions

  /// nil without `--cluster`. Throws `ValueError`, `ToolError.unreadable`, `UsageError`.
  init?(_ arguments: ParsedArguments, in context: ToolContext) throws {
    guard let url = arguments["cluster"] else {
      for option in Self.accessOptions where arguments[option.name] != nil {
        throw UsageError.missingOption("--\(option.name)", requires: "--cluster")
      }
      return nil
    }
    try self.init(url, option: "--cluster", arguments, in: context)
  }

  /// - Parameters:
  ///   - url: Addresses, separated by commas.
  ///   - option: The name of the URL in errors.
  init(
    _ url: String, option: String, _ arguments: ParsedArguments, in context: ToolContext
  ) throws {
    func path(_ option: String) throws -> String? {
      guard let name = arguments[option] else { return nil }
      let path = context.file(name).path
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw ToolError.unreadable(name, reason: "no such file, or no permission")
      }
      return path
    }
    settings = NATSOptions(
      servers: try Self.addresses(url, option: option), credentials: try path("credentials"),
      authority: try path("certificate"), timeout: Self.timeout)
  }

  private static func addresses(_ text: String, option: String) throws -> [NATSAddress] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let address = NATSAddress(String(part)) else {
        // The address may contain a password.
        let shown = part.split(separator: "@", omittingEmptySubsequences: false).last ?? part
        throw ValueError(
          value: String(shown), option: option, expected: "nats://HOST:PORT or tls://HOST:PORT")
      }
      return address
    }
  }

  /// Connects, and requires JetStream. The caller must close the bus. Throws `BusError`.
  ///
  /// - Parameter name: The name of this client in the server's reports.
  func connect(as name: String = "vitrine") async throws -> NATSBus {
    var settings = settings
    settings.name = name
    let bus = try await NATSBus.connect(settings)
    do {
      _ = try await bus.account()
    } catch {
      bus.close()
      throw error
    }
    return bus
  }
}
