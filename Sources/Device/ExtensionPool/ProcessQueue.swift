import DeviceEngine
import Foundation
import HostLink

/// Decides which call runs next in which extension's process, and which processes start or end.
///
/// Calls run in the order in which they were added, under these rules:
/// - An extension has at most one process. Its calls overlap only if their clocks are compatible,
///   because the clock belongs to the whole process.
/// - The number of processes is limited. To start another one, the process that has been idle for
///   longest ends. If none is idle, the one whose last call is the oldest gets no further calls and
///   ends when it is idle.
/// - A process also ends if the device's clock moved by more than `idleEnd` since its last call.
///   The speed of that clock does not matter: a simulated day starts the same processes as a real
///   one.
/// - Long-running calls (a sound that plays) overlap with all others and are not counted. A process
///   with only such calls does not count towards the limit, because no call should wait for the end
///   of a sound. It lives until the last of them returns, or until a call needs a different process
///   (another build, locale or time zone).
///
/// A value without I/O: `next()` returns the actions to carry out, and the owner reports the
/// results by `finished(_:)`, `lost(_:)` and `ended(_:)`.
struct ProcessQueue {
  /// The properties of a process that are fixed when it starts.
  struct Conditions: Equatable, Hashable {
    var bundle: URL
    var contentHash: String
    var timeZone: String
    var locale: String
    var hasNetwork = false
  }

  struct Ticket: Equatable {
    var id: UInt64
    var `extension`: ExtensionID
    var conditions: Conditions
    var clock: HostClock
    /// True if no other call may run in the process.
    var isExclusive = false
    /// True if the call may run for long, such as one that plays a sound. It blocks no other call
    /// and keeps its process alive.
    var isLongRunning = false
  }

  enum Action: Equatable {
    /// Send the ticket's call, to a new process if `startsProcess`.
    case send(Ticket, startsProcess: Bool)
    /// End the process, then call `ended(_:)`.
    case end(ExtensionID)
  }

  private struct Slot {
    var conditions: Conditions
    var clock: HostClock
    var running: Set<UInt64> = []
    var longRunning: Set<UInt64> = []
    var hasExclusiveCall = false
    var isEnding = false
    /// The value of `useCount` at its last call.
    var lastUse: UInt64

    /// Whether the process counts towards the limit. False if it has only long-running calls.
    var isCounted: Bool { longRunning.isEmpty || !running.isEmpty || isEnding }

    mutating func begin(_ ticket: Ticket) {
      if ticket.isLongRunning {
        longRunning.insert(ticket.id)
      } else {
        running.insert(ticket.id)
        hasExclusiveCall = ticket.isExclusive
      }
    }
  }

  private let processes: Int
  private let overlappingCalls: Int
  private let idleEnd: TimeInterval
  private var waiting: [Ticket] = []
  private var slots: [ExtensionID: Slot] = [:]
  private var useCount: UInt64 = 0

  /// - Parameters:
  ///   - processes: The maximum number of processes.
  ///   - overlappingCalls: The maximum number of calls in one process.
  ///   - idleEnd: In seconds of the device's clock.
  init(processes: Int, overlappingCalls: Int, idleEnd: TimeInterval) {
    self.idleEnd = idleEnd
    self.processes = max(processes, 1)
    self.overlappingCalls = max(overlappingCalls, 1)
  }

  mutating func add(_ ticket: Ticket) {
    waiting.append(ticket)
  }

  /// Removes a waiting ticket. Returns false if it is not waiting.
  @discardableResult mutating func cancel(_ id: UInt64) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Records the end of a call. Returns whether its process is now idle.
  mutating func finished(_ ticket: Ticket) -> Bool {
    guard
      slots[ticket.extension]?.running.remove(ticket.id) != nil
        || slots[ticket.extension]?.longRunning.remove(ticket.id) != nil
    else { return false }
    return isIdle(ticket.extension)
  }

  /// Records that a process crashed or did not start. Returns the calls that were in it.
  mutating func lost(_ id: ExtensionID) -> Set<UInt64> {
    slots.removeValue(forKey: id).map { $0.running.union($0.longRunning) } ?? []
  }

  /// Records that the owner ends a process, busy or not. Returns false if there is none or it is
  /// already ending.
  mutating func beginEnd(_ id: ExtensionID) -> Bool {
    guard slots[id]?.isEnding == false else { return false }
    slots[id]?.isEnding = true
    return true
  }

  /// Records that a process has ended.
  mutating func ended(_ id: ExtensionID) {
    slots[id] = nil
  }

  func isIdle(_ id: ExtensionID) -> Bool {
    slots[id].map { $0.running.isEmpty && $0.longRunning.isEmpty && !$0.isEnding } ?? false
  }

  /// The actions to carry out now.
  mutating func next() -> [Action] {
    var actions: [Action] = []
    var remaining: [Ticket] = []
    // Extensions that accept no further calls in this round, because an earlier call waits for
    // them.
    var blocked: Set<ExtensionID> = []
    // Each ending process makes room for one ticket.
    var endingSlots = slots.values.count { $0.isEnding }
    for ticket in waiting {
      let id = ticket.extension
      if !blocked.contains(id) {
        if var slot = slots[id] {
          if admits(ticket, slot) {
            useCount += 1
            slot.lastUse = useCount
            slot.clock = ticket.clock
            slot.begin(ticket)
            slots[id] = slot
            actions.append(.send(ticket, startsProcess: false))
            continue
          }
          if !fits(ticket, slot), beginEndIfUnneeded(id) { actions.append(.end(id)) }
        } else if slots.values.count(where: \.isCounted) < processes {
          useCount += 1
          var slot = Slot(conditions: ticket.conditions, clock: ticket.clock, lastUse: useCount)
          slot.begin(ticket)
          slots[id] = slot
          actions.append(.send(ticket, startsProcess: true))
          continue
        } else if endingSlots > 0 {
          endingSlots -= 1
        } else if let evicted = slots.filter({
          !$0.value.isEnding && $0.value.isCounted && !blocked.contains($0.key)
        })
        .min(by: { order($0) < order($1) })?.key {
          if beginEndIfUnneeded(evicted) { actions.append(.end(evicted)) }
          blocked.insert(evicted)
        }
      }
      blocked.insert(id)
      remaining.append(ticket)
    }
    waiting = remaining
    return actions
  }

  /// The order of eviction: idle processes first, then by last use.
  private func order(_ entry: (key: ExtensionID, value: Slot)) -> (Int, UInt64) {
    (entry.value.running.isEmpty ? 0 : 1, entry.value.lastUse)
  }

  /// Ends a process that has at most long-running calls. A call that needs a different process does
  /// not wait for the end of a sound.
  private mutating func beginEndIfUnneeded(_ id: ExtensionID) -> Bool {
    slots[id]?.running.isEmpty == true && beginEnd(id)
  }

  private func fits(_ ticket: Ticket, _ slot: Slot) -> Bool {
    guard slot.conditions == ticket.conditions else { return false }
    return !slot.longRunning.isEmpty || ticket.clock.jump(since: slot.clock) <= idleEnd
  }

  private func admits(_ ticket: Ticket, _ slot: Slot) -> Bool {
    guard !slot.isEnding, fits(ticket, slot) else { return false }
    if slot.running.isEmpty { return true }
    return !ticket.isExclusive && !slot.hasExclusiveCall
      && (ticket.isLongRunning || slot.running.count < overlappingCalls)
      && slot.clock.isCompatible(with: ticket.clock)
  }
}

extension HostClock {
  /// Whether calls with the two clocks may share a process. Offsets are computed for each call, so
  /// they may differ by up to 10 ms.
  func isCompatible(with other: HostClock) -> Bool {
    switch (self, other) {
    case (.real, .real): true
    case (.offset(let first), .offset(let second)): abs(first - second) < 0.01
    case (.frozen(let first), .frozen(let second)): first == second
    default: false
    }
  }

  /// The seconds by which the device's clock has moved relative to the machine's; 0 if unknown.
  func jump(since earlier: HostClock) -> TimeInterval {
    switch (earlier, self) {
    case (.offset(let first), .offset(let second)): second - first
    case (.frozen(let first), .frozen(let second)): second.timeIntervalSince(first)
    default: 0
    }
  }
}
