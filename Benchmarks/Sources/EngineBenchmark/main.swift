import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink
import Timing

/// A day of a device on a virtual clock, with an entry every 5 minutes for each placement.
///
/// Each timeline has 12 entries, an hour, and asks for the next at its end, so that a day has 288
/// entries and 24 reloads a placement. Providers answer in process.
///
/// Prints the day's seconds at 10,000 placements, the cost of an event at 1,000 and at 10,000, and
/// their ratio. An event is an entry that comes on the screen or a fetch that is answered; its cost
/// is processor time, because other work on the machine only adds to the clock's. It adds to the
/// processor's too, by its share of the caches: so hours of the large device take turns with days
/// of small ones, which are about as long, and of each the median counts. (The best of each would
/// favour whichever is measured more often.)
struct EngineDay {
  private var device = VirtualDevice(
    WidgetEngine(settings: HostSettings(), now: Self.start, seed: 1))
  private let placements: Int
  private(set) var events = 0
  /// Reloads that were taken from a budget.
  private(set) var charged = 0

  private static let start = Date(timeIntervalSince1970: 1_772_668_800)

  init(placements: Int) {
    self.placements = placements
  }

  /// Seconds that something took.
  struct Cost {
    var clock: Double
    var processor: Double
  }

  /// Runs from one of the day's hours to another one; the placements are made at hour 0.
  mutating func run(_ hours: Range<Int>) async -> Cost {
    let clock = ContinuousClock.now
    let worked = Self.processorSeconds()
    if hours.lowerBound == 0 { place() }
    var (events, charged) = (0, 0)
    await device.run(
      upTo: Self.start.addingTimeInterval(Double(hours.upperBound) * 3600), outside: [],
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
    self.events += events
    self.charged += charged
    return Cost(
      clock: (ContinuousClock.now - clock) / .seconds(1),
      processor: Self.processorSeconds() - worked)
  }

  private mutating func place() {
    for number in 0..<placements {
      device.engine.add(
        Placement(
          id: "p\(number + 1)", extension: "Extension\(number / 50)", kind: "clock",
          family: .systemSmall, place: .home(page: number / 6, column: 0, row: 0)),
        at: Self.start)
    }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

let rounds = 3
var fewCosts: [Double] = []
var manyCosts = [[Double]](repeating: [], count: 24)
var daySeconds: [Double] = []
var (fewEvents, manyEvents, charged) = (0, 0, 0)
for _ in 0..<rounds {
  var many = EngineDay(placements: 10_000)
  var seconds = 0.0
  for hour in 0..<24 {
    let cost = await many.run(hour..<hour + 1)
    seconds += cost.clock
    manyCosts[hour].append(cost.processor)
    var few = EngineDay(placements: 1_000)
    fewCosts.append(await few.run(0..<24).processor)
    fewEvents = few.events
  }
  daySeconds.append(seconds)
  (manyEvents, charged) = (many.events, many.charged)
}
let few = median(fewCosts) * 1e6 / Double(fewEvents)
let many = manyCosts.map(median).reduce(0, +) * 1e6 / Double(manyEvents)
print("day-seconds \(shown(median(daySeconds), digits: 2))")
print("events \(manyEvents)")
print("charged \(charged)")
print("event-microseconds-1000 \(shown(few, digits: 3))")
print("event-microseconds-10000 \(shown(many, digits: 3))")
print("event-ratio \(shown(many / few, digits: 3))")
