import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink
import Timing

/// A day of a device on the virtual clock, with an entry every 5 minutes for each placement.
///
/// Each timeline has 12 entries, one hour, and reloads at its end: 288 entries and 24 reloads per
/// placement and day. Providers answer in process.
///
/// The program prints the seconds for a day of 10,000 placements, the cost of an event with 1,000
/// and with 10,000 placements, and the ratio. An event is an entry that becomes visible or an
/// answered fetch; each hour has as many of both. Its cost is processor time, which other work on
/// the machine distorts less than wall-clock time. Since other work also takes a share of the
/// caches, an hour of the large device is compared with a day of a small one right after it, which
/// takes about as long. The ratio is the median of the 24.
struct EngineDay {
  private var device = VirtualDevice(
    WidgetEngine(settings: HostSettings(), now: Self.start, seed: 1))
  private let placements: Int
  private(set) var events = 0

  private static let start = Date(timeIntervalSince1970: 1_772_668_800)

  init(placements: Int) {
    self.placements = placements
  }

  /// In seconds.
  struct Cost {
    var clock: Double
    var processor: Double
  }

  /// Runs the given hours of the day. Hour 0 also creates the placements.
  mutating func run(_ hours: Range<Int>) async -> Cost {
    let clock = ContinuousClock.now
    let processorStart = Self.processorSeconds()
    if hours.lowerBound == 0 { place() }
    var events = 0
    await device.run(
      upTo: Self.start.addingTimeInterval(Double(hours.upperBound) * 3600), external: [],
      answer: { question in
        events += 1
        let entries = (0..<12).map {
          EntryDescription(date: question.now.addingTimeInterval(Double($0) * 300))
        }
        // The reload is due 5 minutes after the last entry.
        return .init(
          .fetched(
            question.placement, token: question.token,
            FetchedTimeline(entries: entries, policy: .after(question.now + 3600))))
      },
      observe: { action, _ in
        guard case .record(let row) = action else { return }
        if row.outcome == .shown { events += 1 }
      })
    self.events += events
    return Cost(
      clock: (ContinuousClock.now - clock) / .seconds(1),
      processor: Self.processorSeconds() - processorStart)
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

func measure() async {
  var few: [Double] = []
  var many: [Double] = []
  var ratios: [Double] = []
  var large = EngineDay(placements: 10_000)
  var seconds = 0.0
  for hour in 0..<24 {
    let before = large.events
    let cost = await large.run(hour..<hour + 1)
    seconds += cost.clock
    var small = EngineDay(placements: 1_000)
    few.append(await small.run(0..<24).processor * 1e6 / Double(small.events))
    many.append(cost.processor * 1e6 / Double(large.events - before))
    ratios.append(many[hour] / few[hour])
  }
  print("day-seconds \(shown(seconds, digits: 2))")
  print("events \(large.events)")
  print("event-microseconds-1000 \(shown(median(few), digits: 3))")
  print("event-microseconds-10000 \(shown(median(many), digits: 3))")
  print("event-ratio \(shown(median(ratios), digits: 3))")
}

await measure()
