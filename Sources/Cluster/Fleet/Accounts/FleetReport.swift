import Foundation

/// What `vitrine fleet` reports. docs/fleet.md explains the numbers.
package struct FleetReport: Codable, Equatable, Sendable {
  package struct Latency: Codable, Equatable, Sendable {
    /// In seconds.
    package var p50, p90, p99, p999, maximum: Double

    init(_ histogram: LatencyHistogram) {
      p50 = histogram.percentile(0.5)
      p90 = histogram.percentile(0.9)
      p99 = histogram.percentile(0.99)
      p999 = histogram.percentile(0.999)
      maximum = histogram.maximum
    }
  }

  package struct Account: Codable, Equatable, Sendable {
    package var accepted = 0
    package var rejected = 0
    package var delivered = 0
    package var late = 0
    package var coalesced = 0
    package var expired = 0
    package var lost = 0
    package var duplicates = 0
    /// nil if there was none.
    package var live: Latency?
    package var stored: Latency?
  }

  package var devices: Int
  /// Connected at the end.
  package var connected: Int
  /// In seconds, with the wait at the end.
  package var duration: Double
  /// By how much the steps of the schedule were late at most, in seconds.
  package var lag: Double
  /// How often the process was started for this run.
  package var lives: Int
  package var pushes: Account
  /// Deliveries count for each device.
  package var broadcasts: Account
  /// Pushes of other senders. What became of those that did not arrive is not known.
  package var foreign: Int
  /// The pushes that devices have handled, by verdict.
  package var verdicts: [String: Int]
  /// The first pushes that were lost, for people.
  package var examples: [String]
  /// The time of all cores from the first push to the end, in seconds; nil if the fleet has sent
  /// nothing.
  package var processor: Double?
  /// Filled in by the tool, in bytes.
  package var memory: Int?

  /// Whether nothing was lost or applied twice.
  package var isGood: Bool {
    pushes.lost + broadcasts.lost + pushes.duplicates + broadcasts.duplicates == 0
  }
}

extension Fleet {
  func progress(at elapsed: TimeInterval) -> FleetRun.Progress {
    FleetRun.Progress(
      seconds: elapsed, connected: connectedCount, accepted: ledger.counts.accepted,
      delivered: ledger.counts.delivered + ledger.counts.foreign,
      broadcasts: ledger.broadcasts.delivered)
  }

  func isConnected() -> Bool { disconnected().isEmpty }

  func report(duration: TimeInterval, lag: TimeInterval, life: UInt16) -> FleetReport {
    let now = clockSeconds
    let rest = ledger.rest(at: now)
    let missed = ledger.broadcasts.rest(at: now) { app.listeners(of: $0, among: count) }
    let (counts, casts) = (ledger.counts, ledger.broadcasts)
    func latency(_ histogram: LatencyHistogram) -> FleetReport.Latency? {
      histogram.count > 0 ? FleetReport.Latency(histogram) : nil
    }
    return FleetReport(
      devices: count, connected: connectedCount, duration: duration, lag: lag, lives: Int(life),
      pushes: FleetReport.Account(
        accepted: counts.accepted, rejected: counts.rejected, delivered: counts.delivered,
        late: counts.late, coalesced: rest.coalesced, expired: rest.expired, lost: rest.lost,
        duplicates: counts.duplicates, live: latency(counts.live),
        stored: latency(counts.stored)),
      broadcasts: FleetReport.Account(
        accepted: casts.accepted, rejected: casts.rejected, delivered: casts.delivered,
        late: casts.late, coalesced: missed.coalesced, expired: missed.expired, lost: missed.lost,
        duplicates: casts.duplicates, live: latency(casts.live), stored: latency(casts.stored)),
      foreign: counts.foreign,
      verdicts: Dictionary(
        uniqueKeysWithValues: counts.verdicts.map { ($0.key.rawValue, $0.value) }),
      examples: rest.examples + missed.examples)
  }
}
