import Foundation
import Timing

/// Measures 10,000 Live Activities on one host: `ActivityBenchmark [PART]`. The parts are
/// `broadcasts` and `memory`.
///
/// Without an argument, it prints the cost of an update by push, from the call to the new archives,
/// with 100 and with 10,000 activities, and the ratio; with a store on disk and without a store.
/// The cost is processor time, because other work on the machine distorts it less than wall-clock
/// time, which is printed as well. Short runs of both hosts alternate; the medians are compared.
///
/// `broadcasts` prints the seconds that a broadcast to 1,000 and to 10,000 activities takes until
/// all content states are stored, as processor time and as wall-clock time, and until all archives
/// have arrived. Broadcasts to both alternate.
///
/// `memory` prints the resident bytes per activity, without its attributes and its content state.
/// The process starts and dismisses 1,000 activities before the first measurement to warm up.
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("vitrine-activities-\(UUID().uuidString)", isDirectory: true)
defer { try? FileManager.default.removeItem(at: folder) }

let (few, many) = (100, 10_000)

func state(_ name: String) -> TripDevice.Store {
  .file(folder.appendingPathComponent(name, isDirectory: true))
}

/// Updates random activities and records the mean cost of each run, in microseconds.
struct Updates {
  let device: TripDevice
  let tokens: [Data]
  private var random = SmallGenerator()
  private var count = 0
  private(set) var processorTimes: [Double] = []
  private(set) var clockTimes: [Double] = []

  init(_ number: Int, _ store: TripDevice.Store) async throws {
    device = try await TripDevice(store)
    try await device.start(0..<number, by: .token)
    tokens = try await device.tokens()
  }

  mutating func run(_ number: Int) async throws {
    let start = ContinuousClock.now
    let processorStart = processorSeconds()
    for _ in 0..<number {
      count += 1
      try await device.update(tokens[Int(random.next() % UInt64(tokens.count))], to: count)
    }
    processorTimes.append((processorSeconds() - processorStart) * 1e6 / Double(number))
    clockTimes.append((ContinuousClock.now - start) / .microseconds(number))
  }

  mutating func reset() { (processorTimes, clockTimes) = ([], []) }
}

func updates(_ name: String, _ store: (String) -> TripDevice.Store) async throws {
  var small = try await Updates(few, store("few"))
  var large = try await Updates(many, store("many"))
  // Give both ledgers the same length before the comparison: a start and an update are a row each.
  try await large.run(few)
  try await small.run(many)
  small.reset()
  large.reset()
  for _ in 0..<21 {
    try await small.run(200)
    try await large.run(200)
  }
  print("\(name)-microseconds-\(few)", shown(median(small.processorTimes), digits: 1))
  print("\(name)-microseconds-\(many)", shown(median(large.processorTimes), digits: 1))
  let ratio = median(large.processorTimes) / median(small.processorTimes)
  print("\(name)-ratio", shown(ratio, digits: 3))
  print("\(name)-clock-\(few)", shown(median(small.clockTimes), digits: 1))
  print("\(name)-clock-\(many)", shown(median(large.clockTimes), digits: 1))
  await small.device.end()
  await large.device.end()
}

/// Broadcasts to the activities of one device.
struct Broadcasts {
  let device: TripDevice
  let count: Int
  private var number = 0
  private(set) var processorTimes: [Double] = []
  private(set) var stored: [Double] = []
  private(set) var drawn: [Double] = []

  init(to count: Int) async throws {
    self.count = count
    device = try await TripDevice(state("channel\(count)"))
    try await device.start(0..<count, by: .channel(TripDevice.channel))
  }

  mutating func run() async throws {
    number += 1
    let start = ContinuousClock.now
    let processorStart = processorSeconds()
    try await device.broadcast(number, expecting: count)
    processorTimes.append(processorSeconds() - processorStart)
    stored.append((ContinuousClock.now - start) / .seconds(1))
    await device.host.settle()
    drawn.append((ContinuousClock.now - start) / .seconds(1))
  }

  func report() {
    print("broadcast-processor-\(count)", shown(median(processorTimes), digits: 3))
    print("broadcast-stored-\(count)", shown(median(stored), digits: 3))
    print("broadcast-drawn-\(count)", shown(median(drawn), digits: 3))
  }
}

func broadcasts() async throws {
  var small = try await Broadcasts(to: 1_000)
  var large = try await Broadcasts(to: many)
  // An odd number, so that the median is one of them; the short ones vary more.
  for _ in 1...3 {
    for _ in 1...3 { try await small.run() }
    try await large.run()
  }
  small.report()
  large.report()
  await small.device.end()
  await large.device.end()
}

func memory() async throws {
  let device = try await TripDevice(state("memory"))
  for id in try await device.start(0..<1_000, by: .token) {
    try await device.host.dismissActivity(id)
  }
  await device.host.settle()
  let before = residentBytes()
  try await device.start(0..<many, by: .token)
  for (number, token) in try await device.tokens().enumerated() {
    try await device.update(token, to: number)
  }
  await device.host.settle()
  let after = residentBytes()
  let content = Trip.attributes(many).count + Trip.state(many).count
  print("resident-0", before / 1024)
  print("resident-\(many)", after / 1024)
  print("content-bytes", content)
  print("bytes", (after - before) / many - content)
  await device.end()
}

switch CommandLine.arguments.dropFirst().first {
case "memory": try await memory()
case "broadcasts": try await broadcasts()
default:
  try await updates("update") { state($0) }
  try await updates("engine") { _ in .none }
}
