import CommandArguments
import Fleet

extension FleetReport {
  /// The output of `vitrine fleet`.
  var text: String {
    var lines = [
      "\(counted(devices, "device")), \(connected) connected at the end, after "
        + "\(durationText(duration)); steps were up to \(Self.time(lag)) late"
    ]
    if lives > 1 { lines.append("The process was started \(lives) times.") }
    var accounts = TextTable(
      header: [
        "", "accepted", "not accepted", "delivered", "late", "coalesced", "expired", "lost",
        "twice",
      ], alignments: [.left] + Array(repeating: .right, count: 8))
    for (name, account) in [("pushes", pushes), ("broadcasts", broadcasts)] {
      accounts.rows.append(
        [name]
          + [
            account.accepted, account.rejected, account.delivered, account.late, account.coalesced,
            account.expired, account.lost, account.duplicates,
          ].map { "\($0)" })
    }
    lines.append("\n" + accounts.text)
    var times = TextTable(
      header: ["latency", "p50", "p90", "p99", "p99.9", "max"],
      alignments: [.left] + Array(repeating: .right, count: 5))
    for (name, latency) in [
      ("pushes to connected devices", pushes.live),
      ("stored pushes, since connecting", pushes.stored),
      ("broadcasts to connected devices", broadcasts.live),
      ("stored broadcasts, since connecting", broadcasts.stored),
    ] {
      guard let latency else { continue }
      times.rows.append(
        [name]
          + [latency.p50, latency.p90, latency.p99, latency.p999, latency.maximum]
          .map(Self.time))
    }
    if !times.rows.isEmpty { lines.append(times.text) }
    if !verdicts.isEmpty {
      let all = verdicts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines.append("verdicts: " + all.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
    if foreign > 0 {
      lines.append(
        "\(foreign) of the pushes came from other senders; their undelivered pushes are unknown")
    }
    if let memory {
      let each = Double(memory) / Double(max(devices, 1)) / 1024
      lines.append(
        "memory: \(memory >> 20) MB, \((each * 10).rounded() / 10) KB for each device")
    }
    lines += examples.map { "lost: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// A time in milliseconds or seconds.
  private static func time(_ seconds: Double) -> String {
    seconds < 1
      ? "\(shortNumber((seconds * 10_000).rounded() / 10)) ms"
      : "\(shortNumber((seconds * 100).rounded() / 100)) s"
  }
}
