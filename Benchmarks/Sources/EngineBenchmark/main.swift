import Foundation
import HostLink
import Timing
import WidgetHost

/// A day of a device on a virtual clock, with an entry every 5 minutes for each placement.
///
/// Each timeline has 12 entries, an hour, and asks for the next at its end, so that a day has 288
/// entries and 24 reloads a placement. Providers answer in process.
///
/// Prints the day's seconds at 10,000 placements, the cost of an event at 1,000 and at 10,000, and
/// their ratio. An event is an entry that comes on the screen or a fetch that is answered; its cost
/// is processor time, because other work on the machine only adds to the clock's.
struct EngineDay {
  var placements: Int

  static let start = Date(timeIntervalSince1970: 1_772_668_800)

  struct Result {
    /// By the clock.
    var seconds: Double
    /// Of the processor.
    var work: Double
    var events: Int
    var charged: Int
    var microseconds: Double { work * 1e6 / Double(events) }
  }

  func run() async -> Result {
    let clock = ContinuousClock.now
    let worked = processorSeconds()
    var device = VirtualDevice(
      DeviceEngine(settings: HostSettings(), now: Self.start, seed: 1))
    for number in 0..<placements {
      device.engine.add(
        Placement(
          id: "p\(number + 1)", extension: "Extension\(number / 50)", kind: "clock",
          family: .systemSmall, place: .home(page: number / 6, column: 0, row: 0)),
        at: Self.start)
    }
    var (events, charged) = (0, 0)
    await device.run(
      upTo: Self.start.addingTimeInterval(86_400), outside: [],
      answer: { question in
        events += 1
        let entries = (0..<12).map {
          EntryDescription(date: question.now.addingTimeInterval(Double($0) * 300))
        }
        // One hour after the first entry, 5 minutes after the last one.
        return .init(
          .fetched(
            question.placement, token: question.token,
            FetchedTimeline(entries: entries, policy: .after(question.now + 3600))))
      },
      observe: { action, _ in
        guard case .record(let row) = action else { return }
        if row.outcome == .shown { events += 1 }
        if row.outcome == .charged { charged += 1 }
      })
    let seconds = (ContinuousClock.now - clock) / .seconds(1)
    return Result(
      seconds: seconds, work: processorSeconds() - worked, events: events, charged: charged)
  }

  private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

// Small and large in turn, so that both see the same machine; the best of each counts.
var small: [EngineDay.Result] = []
var large: [EngineDay.Result] = []
for _ in 0..<3 {
  for _ in 0..<3 { small.append(await EngineDay(placements: 1_000).run()) }
  large.append(await EngineDay(placements: 10_000).run())
}
guard let few = small.min(by: { $0.work < $1.work }),
  let many = large.min(by: { $0.work < $1.work }),
  let seconds = large.map(\.seconds).min()
else { exit(1) }
print("day-seconds \(shown(seconds, digits: 2))")
print("events \(many.events)")
print("charged \(many.charged)")
print("event-microseconds-1000 \(shown(few.microseconds, digits: 3))")
print("event-microseconds-10000 \(shown(many.microseconds, digits: 3))")
print("event-ratio \(shown(many.microseconds / few.microseconds, digits: 3))")
