import CommandArguments
import Fleet
import Foundation
import Synchronization

/// Prints the progress of a fleet once a second if the standard error is a terminal.
final class FleetMeter: Sendable {
  private let console: Console
  private let isShown: Bool
  private let last = Mutex(FleetRun.Progress?.none)

  init(_ console: Console) {
    self.console = console
    isShown = isatty(STDERR_FILENO) == 1
  }

  func show(_ now: FleetRun.Progress) {
    guard isShown else { return }
    let before: FleetRun.Progress?? = last.withLock { last in
      if let last, now.seconds - last.seconds < 1 { return nil }
      defer { last = now }
      return .some(last)
    }
    guard let before else { return }
    let seconds = max(now.seconds - (before?.seconds ?? 0), 0.001)
    func rate(_ value: (FleetRun.Progress) -> Int) -> Int {
      Int(Double(value(now) - (before.map(value) ?? 0)) / seconds)
    }
    console.note(
      "\(Int(now.seconds)) s: \(now.connected) connected, \(rate(\.accepted)) accepted/s, "
        + "\(rate(\.delivered)) delivered/s, \(rate(\.broadcasts)) broadcasts/s")
  }
}

/// The resource usage of the process.
enum ProcessUse {
  /// The resident memory, in bytes.
  static var memory: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The CPU time, in seconds.
  static var processor: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
