import Cluster
import CommandArguments
import MessageBus
import NATSBus

/// The output of `vitrine cluster check`.
struct ClusterReport {
  var server: ServerFacts
  var account: AccountFacts
  var findings: [ClusterFinding]
}

extension ClusterReport {
  var text: String {
    var table = TextTable(
      header: ["NAME", "STATE", "MESSAGES", "BYTES", "LIMIT", "HOLDS"],
      alignments: [.left, .left, .right, .right, .right, .left])
    for finding in findings {
      table.rows.append([
        finding.stream.configuration.name, finding.word, "\(finding.state?.messages ?? 0)",
        "\(finding.state?.bytes ?? 0)",
        "\(finding.state?.configuration.maximumBytes ?? finding.stream.configuration.maximumBytes ?? 0)",
        finding.stream.purpose,
      ])
    }
    let details = findings.flatMap(\.details)
    return """
      server     \(server.name), NATS \(server.version), \
      \(server.cluster.map { "cluster \($0)" } ?? "not in a cluster")
      messages   at most \(server.maximumPayload) bytes each
      JetStream  \(account.name.map { "account \($0): " } ?? "")\(account.storage) bytes\
      \(Self.limit(account.maximumStorage)), \(account.streams) streams\
      \(Self.limit(account.maximumStreams)), \(account.consumers) consumers\
      \(Self.limit(account.maximumConsumers))

      \(table.text)\(details.isEmpty ? "" : "\n" + details.joined(separator: "\n") + "\n")
      """
  }

  private static func limit(_ limit: Int?) -> String { limit.map { " of \($0)" } ?? "" }
}

extension ClusterFinding {
  fileprivate var word: String {
    switch outcome {
    case .present: "present"
    case .missing: "missing"
    case .created: "created"
    case .updated: "updated"
    case .differs: "differs"
    case .failed: "failed"
    }
  }

  /// The problems, each with its fix.
  fileprivate var details: [String] {
    let name = stream.configuration.name
    return switch outcome {
    case .present, .created, .updated: []
    case .missing: ["\(name): missing; run without --dry-run to create it"]
    case .differs(let differences):
      differences.map {
        "\(name): \($0.setting) is \($0.found), expected \($0.expected); --update changes it"
      }
    case .failed(let reason): ["\(name): \(reason)\(Self.advice(reason))"]
    }
  }

  private static func advice(_ reason: String) -> String {
    if reason.contains("insufficient") || reason.contains("exceeded") {
      return "; raise max_file_store of the server, or lower --storage"
    }
    return reason.contains("replicas") ? "; lower --replicas, or add servers" : ""
  }
}

extension ClusterReport: Encodable {
  private struct Server: Encodable {
    var name: String
    var version: String
    var cluster: String?
    var maximumPayload: Int
  }

  private struct Account: Encodable {
    var name: String?
    var storage: Int
    var maximumStorage: Int?
    var streams: Int
    var maximumStreams: Int?
  }

  private struct Stream: Encodable {
    struct Difference: Encodable {
      var setting: String
      var expected: String
      var found: String
    }

    var name: String
    var holds: String
    var state: String
    var messages: Int
    var bytes: Int
    var differences: [Difference]?
    var reason: String?

    init(_ finding: ClusterFinding) {
      name = finding.stream.configuration.name
      holds = finding.stream.purpose
      state = finding.word
      messages = finding.state?.messages ?? 0
      bytes = finding.state?.bytes ?? 0
      if case .differs(let found) = finding.outcome {
        differences = found.map {
          Difference(setting: $0.setting, expected: $0.expected, found: $0.found)
        }
      }
      if case .failed(let text) = finding.outcome { reason = text }
    }
  }

  private enum CodingKeys: String, CodingKey { case server, account, streams }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      Server(
        name: server.name, version: server.version, cluster: server.cluster,
        maximumPayload: server.maximumPayload), forKey: .server)
    try container.encode(
      Account(
        name: account.name, storage: account.storage, maximumStorage: account.maximumStorage,
        streams: account.streams, maximumStreams: account.maximumStreams), forKey: .account)
    try container.encode(findings.map(Stream.init), forKey: .streams)
  }
}
