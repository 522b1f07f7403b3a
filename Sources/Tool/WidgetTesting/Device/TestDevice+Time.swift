import DeviceEngine
import Foundation
import WidgetHost

extension TestDevice {
  /// The device's time.
  public var now: Date { clock.now }

  /// Lets time pass up to a date, such as `"2026-03-05T12:00"`.
  ///
  /// Everything that falls due on the way happens at its date: entries are shown, timelines are
  /// reloaded within their budgets, activities become stale and end.
  ///
  /// - Throws: ``TestDeviceError/past(_:now:)``, ``TestDeviceError/invalidDate(_:)``, and
  ///   ``TestDeviceError/failed(_:)`` if the extension failed on the way; the device's time is then
  ///   the date, too.
  public func advance(to date: DeviceDate) async throws {
    try await advance(to: try date.date(in: timeZone()))
  }

  /// Lets time pass up to a date. Throws as for a literal.
  public func advance(to date: Date) async throws {
    guard date >= now else { throw TestDeviceError.past(date, now: now) }
    try await throwingFailures {
      while let wake = await host.nextWake(), wake <= date {
        try Task.checkCancellation()
        clock.advance(to: wake)
        await host.settle()
      }
      clock.advance(to: date)
      await host.settle()
    }
  }

  /// Lets time pass, such as `.hours(2)`. Throws like ``advance(to:)-(DeviceDate)``.
  public func advance(by duration: Duration) async throws {
    try await advance(to: now + duration / .seconds(1))
  }

  func timeZone() async -> TimeZone {
    TimeZone(identifier: await host.deviceSettings().timeZone) ?? .gmt
  }

  /// Performs work and waits until the device has settled, also if the work throws. Throws
  /// ``TestDeviceError/failed(_:)`` with the failures of the extension that the work has caused.
  @discardableResult
  func throwingFailures<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    var last = try await host.newestLedger(limit: 1).last?.sequence ?? 0
    let result: Result
    do {
      result = try await work()
    } catch {
      await host.settle()
      guard case HostError.extensionFailed(_, let reason) = error else { throw error }
      throw TestDeviceError.failed([reason])
    }
    await host.settle()
    var reasons: [String] = []
    while true {
      let rows = try await host.ledger(after: last, limit: 1000)
      guard let end = rows.last else { break }
      last = end.sequence
      for row in rows where row.outcome == .failed && !reasons.contains(row.reason) {
        reasons.append(row.reason)
      }
    }
    guard reasons.isEmpty else { throw TestDeviceError.failed(reasons) }
    return result
  }
}
