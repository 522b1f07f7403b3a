import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import HostLink
import PushGateway

extension PushCall {
  func log() async throws {
    _ = try operands()
    let limit =
      try wholeNumberValue(arguments["limit"], option: "--limit", in: CommandLimits.rows) ?? 20
    if try await showLogOfCluster(newest: limit) { return }
    guard arguments.has("follow") else {
      return try await device.run(ShowPushLog(limit: limit), as: .pushLog) { entries in
        entries.isEmpty
          ? "no pushes yet; `vitrine push token list` lists tokens, `vitrine push send` sends one"
          : entries.map(\.text).joined(separator: "\n")
      }
    }
    let request = try DeviceJSON.encode(CommandRequest(ShowPushLog(limit: limit, follow: true)))
    var isFirst = true
    for try await line in device.client.lines(request) {
      if isFirst {
        for entry in try DeviceAnswer.decode([PushLogEntry].self, from: line) { try show(entry) }
        isFirst = false
      } else {
        try show(try DeviceJSON.decode(PushMessage.self, from: line).push)
      }
    }
    context.console.note("the device has stopped")
  }

  func show(_ entry: PushLogEntry) throws {
    if arguments.has("json") {
      context.console.print(String(decoding: try DeviceJSON.encode(entry), as: UTF8.self))
    } else {
      context.console.print(entry.text)
    }
  }
}

extension PushLogEntry {
  /// One line with the date, the request, the response and the verdict.
  var text: String {
    let answer = reason.map { "\(status) \($0)" } ?? (status == 0 ? "" : "\(status)")
    let what = [kind?.rawValue, event?.rawValue].compactMap { $0 }.joined(separator: " ")
    return [
      DeviceJSON.text(of: date), what.isEmpty ? request : what,
      token.map { "\($0.prefix(8))…" } ?? channel ?? "", answer, verdictText,
    ].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  var verdictText: String { "\(verdict.outcome.rawValue): \(verdict.sentence)" }
}

/// The output of `vitrine push token list`.
func tokenTable(_ tokens: [PushTokenListing]) -> String {
  guard !tokens.isEmpty else {
    return "no push tokens; Live Activities, and apps and controls with a push handler, have them"
  }
  var table = TextTable(
    header: ["TOKEN", "FOR", "NAME", "OWNER", "TOPIC", "ENVIRONMENT"],
    alignments: Array(repeating: .left, count: 6))
  for token in tokens {
    table.rows.append([
      token.token, token.kind.rawValue, token.name ?? "-", token.owner ?? "-", token.topic,
      token.environment.rawValue,
    ])
  }
  return table.text
}

/// The output of `vitrine push channel list`.
func channelTable(_ channels: [Channel]) -> String {
  guard !channels.isEmpty else {
    return "no channels; create one with `vitrine push channel create --bundle ID`"
  }
  var table = TextTable(
    header: ["CHANNEL", "APP", "STORES"], alignments: Array(repeating: .left, count: 3))
  for channel in channels {
    table.rows.append([
      channel.id, channel.bundle, channel.storage == .latest ? "the latest message" : "nothing",
    ])
  }
  return table.text
}

/// The output of `vitrine push key list`.
func keyTable(_ keys: [ProviderKey]) -> String {
  guard !keys.isEmpty else { return "no keys; add one with `vitrine push key add`" }
  var table = TextTable(
    header: ["KEY", "TEAM", "ENVIRONMENT", "APPS"], alignments: Array(repeating: .left, count: 4))
  for key in keys {
    table.rows.append([
      key.id, key.team, key.environment?.rawValue ?? "both",
      key.topics.isEmpty ? "all" : key.topics.joined(separator: ", "),
    ])
  }
  return table.text
}
