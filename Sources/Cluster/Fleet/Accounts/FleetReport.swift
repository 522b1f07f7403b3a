import Foundation

/// The report of `vitrine fleet`. docs/fleet.md explains the numbers.
package struct FleetReport: Codable, Equatable, Sendable {
  /// Percentiles of a `LatencyHistogram`.
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

  /// The outcomes of pushes or of broadcasts; `FleetLedger` defines the terms.
  package struct Account: Codable, Equatable, Sendable {
    /// Confirmed by the stream or a gateway.
    package var accepted = 0
    /// Not confirmed. The stream may have stored some of them.
    package var rejected = 0
    /// Handled by a device, with any verdict.
    package var delivered = 0
    /// Delivered to a connected device after `lateAfter`.
    package var late = 0
    package var coalesced = 0
    /// Not delivered before the expiration.
    package var expired = 0
    /// Neither delivered nor replaced nor expired. A run with such a push fails.
    package var lost = 0
    /// Delivered to a device that had handled the push before.
    package var duplicates = 0
    /// nil without deliveries.
    package var live: Latency?
    /// For pushes that waited for their device; nil without deliveries.
    package var stored: Latency?
  }

  /// The number of devices of the fleet.
  package var devices: Int
  /// The number of devices that are connected at the end.
  package var connected: Int
  /// In seconds, including the wait at the end.
  package var duration: Double
  /// The largest delay of a step against its schedule, in seconds.
  package var lag: Double
  /// The number of times that the process was started for this run.
  package var lives: Int
  /// Each push counts once.
  package var pushes: Account
  /// Each delivery to a device counts.
  package var broadcasts: Account
  /// Delivered pushes of other senders. Their undelivered pushes are unknown.
  package var foreign: Int
  /// The number of handled pushes, by verdict.
  package var verdicts: [String: Int]
  /// Descriptions of the first lost pushes.
  package var examples: [String]
  /// The CPU time from the first push to the end, in seconds; nil if the fleet sent no pushes.
  package var processor: Double?
  /// The resident memory of the process, in bytes. The tool sets it.
  package var memory: Int?

  /// Whether no push was lost or applied twice.
  package var isSuccess: Bool {
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

  func report(duration: TimeInterval, lag: TimeInterval, epoch: UInt16) -> FleetReport {
    let now = clockSeconds
    let missedPushes = ledger.undelivered(at: now)
    let missedBroadcasts = ledger.broadcasts.undelivered(at: now) {
      app.listeners(of: $0, among: count)
    }
    let (counts, casts) = (ledger.counts, ledger.broadcasts)
    func latency(_ histogram: LatencyHistogram) -> FleetReport.Latency? {
      histogram.count > 0 ? FleetReport.Latency(histogram) : nil
    }
    return FleetReport(
      devices: count, connected: connectedCount, duration: duration, lag: lag, lives: Int(epoch),
      pushes: FleetReport.Account(
        accepted: counts.accepted, rejected: counts.rejected, delivered: counts.delivered,
        late: counts.late, coalesced: missedPushes.coalesced, expired: missedPushes.expired,
        lost: missedPushes.lost, duplicates: counts.duplicates, live: latency(counts.live),
        stored: latency(counts.stored)),
      broadcasts: FleetReport.Account(
        accepted: casts.accepted, rejected: casts.rejected, delivered: casts.delivered,
        late: casts.late, coalesced: missedBroadcasts.coalesced, expired: missedBroadcasts.expired,
        lost: missedBroadcasts.lost, duplicates: casts.duplicates, live: latency(casts.live),
        stored: latency(casts.stored)),
      foreign: counts.foreign,
      verdicts: Dictionary(
        uniqueKeysWithValues: counts.verdicts.map { ($0.key.rawValue, $0.value) }),
      examples: missedPushes.examples + missedBroadcasts.examples)
  }
}
