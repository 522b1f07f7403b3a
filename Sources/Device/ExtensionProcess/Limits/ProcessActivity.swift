import Foundation

/// Tells whether a process or one of its descendants has run since the last call.
struct ProcessActivity {
  /// The processes at the last call after which something had run.
  var processes: Set<pid_t> { Set(times.keys) }
  private var times: [pid_t: ProcessorTime?] = [:]

  mutating func hasRun(_ root: pid_t) -> Bool {
    // Only a process that runs can start another one.
    if !times.isEmpty, times.allSatisfy({ $1 != nil && ProcessorTime(of: $0) == $1 }) {
      return false
    }
    let tree = ProcessTree.tree(of: root)
    times = Dictionary(uniqueKeysWithValues: tree.map { ($0, ProcessorTime(of: $0)) })
    return true
  }
}

/// The processor time that a process has used so far.
private struct ProcessorTime: Equatable {
  var seconds: Int
  var nanoseconds: Int

  /// nil if the process is gone.
  init?(of process: pid_t) {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
