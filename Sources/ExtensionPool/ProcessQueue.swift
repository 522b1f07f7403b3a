import DeviceEngine
import Foundation
import HostLink

/// Which call goes to which extension's process next, and which process is started or ended for it.
///
/// Calls go in the order in which they came, with three rules: an extension has one process, whose
/// calls may overlap only while they agree on the clock, which is the whole process's; processes
/// are at most so many, and the one that has been idle for longest makes room; where none is idle,
/// the one that was asked longest ago takes no further calls until it has made room. A process that
/// has rested for long on the device's clock is ended too, however fast that clock has run: a
/// simulated day finds the same processes as a real one.
///
/// Calls that last (a sound that plays) overlap with all others and are not counted, nor is a
/// process that does nothing else: nobody waits for the end of a song. Such a process lives until
/// the last of them has returned, or until a call comes that needs another one (another build,
/// locale or time zone).
///
/// A value without I/O: `next` says what to do, and the owner tells what came of it.
struct ProcessQueue {
  /// What a process is started with and cannot change later.
  struct Conditions: Equatable, Hashable {
    var bundle: URL
    var contentHash: String
    var timeZone: String
    var locale: String
  }

  struct Ticket: Equatable {
    var id: UInt64
    var `extension`: ExtensionIdentifier
    var conditions: Conditions
    var clock: HostClock
    /// No other call may be in the process.
    var isAlone = false
    /// The call may go on for long, as a sound: it holds up no other, and keeps its process.
    var isLasting = false
  }

  enum Action: Equatable {
    /// Send the ticket's call; with a new process where it says so.
    case send(Ticket, startsProcess: Bool)
    /// End the process, then tell `ended`.
    case end(ExtensionIdentifier)
  }

  private struct Slot {
    var conditions: Conditions
    var clock: HostClock
    var running: Set<UInt64> = []
    /// Those that may go on for long.
    var lasting: Set<UInt64> = []
    var hasLoneCall = false
    var isEnding = false
    /// When it last got a call, counted in calls.
    var used: UInt64

    /// Only plays a sound, or the like: others need not wait for it.
    var isCounted: Bool { lasting.isEmpty || !running.isEmpty || isEnding }

    mutating func begin(_ ticket: Ticket) {
      if ticket.isLasting {
        lasting.insert(ticket.id)
      } else {
        running.insert(ticket.id)
        hasLoneCall = ticket.isAlone
      }
    }
  }

  private let processes: Int
  private let overlappingCalls: Int
  private let idleEnd: TimeInterval
  private var waiting: [Ticket] = []
  private var slots: [ExtensionIdentifier: Slot] = [:]
  private var uses: UInt64 = 0

  /// At most so many processes, and calls in one of them; `idleEnd` in seconds of the device's clock.
  init(processes: Int, overlappingCalls: Int, idleEnd: TimeInterval) {
    self.idleEnd = idleEnd
    self.processes = max(processes, 1)
    self.overlappingCalls = max(overlappingCalls, 1)
  }

  mutating func add(_ ticket: Ticket) {
    waiting.append(ticket)
  }

  /// Forgets a ticket that waits; false where it has gone already.
  @discardableResult mutating func cancel(_ id: UInt64) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// A call has its answer. True where its process is idle now.
  mutating func finished(_ ticket: Ticket) -> Bool {
    guard
      slots[ticket.extension]?.running.remove(ticket.id) != nil
        || slots[ticket.extension]?.lasting.remove(ticket.id) != nil
    else { return false }
    return isIdle(ticket.extension)
  }

  /// The process is gone, or did not start: gives the calls that were in it.
  mutating func lost(_ id: ExtensionIdentifier) -> Set<UInt64> {
    slots.removeValue(forKey: id).map { $0.running.union($0.lasting) } ?? []
  }

  /// The owner ends the process, whatever it does. False where there is none, or it is ending.
  mutating func beginEnd(_ id: ExtensionIdentifier) -> Bool {
    guard slots[id]?.isEnding == false else { return false }
    slots[id]?.isEnding = true
    return true
  }

  /// An ended process is gone.
  mutating func ended(_ id: ExtensionIdentifier) {
    slots[id] = nil
  }

  func isIdle(_ id: ExtensionIdentifier) -> Bool {
    slots[id].map { $0.running.isEmpty && $0.lasting.isEmpty && !$0.isEnding } ?? false
  }

  /// What is to be done now.
  mutating func next() -> [Action] {
    var actions: [Action] = []
    var left: [Ticket] = []
    // Extensions that take no further calls in this round: an earlier one waits for them.
    var closed: Set<ExtensionIdentifier> = []
    // Processes that are on their way out make room for so many tickets.
    var room = slots.values.count { $0.isEnding }
    for ticket in waiting {
      let id = ticket.extension
      if !closed.contains(id) {
        if var slot = slots[id] {
          if admits(ticket, slot) {
            uses += 1
            slot.used = uses
            slot.clock = ticket.clock
            slot.begin(ticket)
            slots[id] = slot
            actions.append(.send(ticket, startsProcess: false))
            continue
          }
          if !suits(ticket, slot), beginEndIfQuiet(id) { actions.append(.end(id)) }
        } else if slots.values.count(where: \.isCounted) < processes {
          uses += 1
          var slot = Slot(conditions: ticket.conditions, clock: ticket.clock, used: uses)
          slot.begin(ticket)
          slots[id] = slot
          actions.append(.send(ticket, startsProcess: true))
          continue
        } else if room > 0 {
          room -= 1
        } else if let leaving = slots.filter({
          !$0.value.isEnding && $0.value.isCounted && !closed.contains($0.key)
        })
        .min(by: { order($0) < order($1) })?.key {
          if beginEndIfQuiet(leaving) { actions.append(.end(leaving)) }
          closed.insert(leaving)
        }
      }
      closed.insert(id)
      left.append(ticket)
    }
    waiting = left
    return actions
  }

  /// Idle ones first, then those that were asked longest ago.
  private func order(_ entry: (key: ExtensionIdentifier, value: Slot)) -> (Int, UInt64) {
    (entry.value.running.isEmpty ? 0 : 1, entry.value.used)
  }

  /// A call that cannot be answered by the process as it is does not wait for a sound's end.
  private mutating func beginEndIfQuiet(_ id: ExtensionIdentifier) -> Bool {
    slots[id]?.running.isEmpty == true && beginEnd(id)
  }

  private func suits(_ ticket: Ticket, _ slot: Slot) -> Bool {
    guard slot.conditions == ticket.conditions else { return false }
    return !slot.lasting.isEmpty || ticket.clock.jump(since: slot.clock) <= idleEnd
  }

  private func admits(_ ticket: Ticket, _ slot: Slot) -> Bool {
    guard !slot.isEnding, suits(ticket, slot) else { return false }
    if slot.running.isEmpty { return true }
    return !ticket.isAlone && !slot.hasLoneCall
      && (ticket.isLasting || slot.running.count < overlappingCalls)
      && slot.clock.agrees(with: ticket.clock)
  }
}

extension HostClock {
  /// True where code under one of the clocks would not notice the other. An offset is reckoned anew
  /// for each call, and so is never quite the same.
  func agrees(with other: HostClock) -> Bool {
    switch (self, other) {
    case (.real, .real): true
    case (.offset(let first), .offset(let second)): abs(first - second) < 0.01
    case (.frozen(let first), .frozen(let second)): first == second
    default: false
    }
  }

  /// The seconds that the device's clock has gone on beside the machine's; 0 where that is not known.
  func jump(since earlier: HostClock) -> TimeInterval {
    switch (earlier, self) {
    case (.offset(let first), .offset(let second)): second - first
    case (.frozen(let first), .frozen(let second)): second.timeIntervalSince(first)
    default: 0
    }
  }

  /// The device's time under this clock, given the machine's.
  func now(machine: Date) -> Date {
    switch self {
    case .real: machine
    case .offset(let offset): machine + offset
    case .frozen(let instant): instant
    }
  }
}
