import Foundation
import Timing

/// Ten thousand Live Activities on one host: `ActivityBenchmark [memory]`.
///
/// Prints what an update costs with 100 and with 10,000 activities, and the ratio: by push, from the
/// call to its pictures, with a store on the disk and with none; in microseconds of the process's time,
/// because other work on the machine only adds to the clock's, which is told beside it. Small turns of
/// both hosts alternate, and of each the median counts. Then how many seconds a broadcast to 10,000
/// activities of one channel needs until all contents are stored, and until all pictures are there.
///
/// `memory`: bytes of resident memory that an activity takes beside its attributes and its content.
/// It has a process of its own, whose first 1,000 activities warm it up and are gone before the first
/// look. Free memory of the allocator is given back before each look.
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("vitrine-activities-\(UUID().uuidString)", isDirectory: true)
defer { try? FileManager.default.removeItem(at: folder) }

let (few, many) = (100, 10_000)

func state(_ name: String) -> TripDevice.Store {
  .file(folder.appendingPathComponent(name, isDirectory: true))
}

/// Updates in a random order; gives microseconds of each, of the process and of the clock.
struct Updates {
  let device: TripDevice
  let tokens: [Data]
  private var random = SmallGenerator()
  private var count = 0
  private(set) var processor: [Double] = []
  private(set) var clock: [Double] = []

  init(_ number: Int, _ store: TripDevice.Store) async throws {
    device = try await TripDevice(store)
    try await device.start(0..<number, by: .token)
    tokens = try await device.tokens()
  }

  mutating func run(_ number: Int) async throws {
    let start = ContinuousClock.now
    let worked = processorSeconds()
    for _ in 0..<number {
      count += 1
      try await device.update(tokens[Int(random.next() % UInt64(tokens.count))], to: count)
    }
    processor.append((processorSeconds() - worked) * 1e6 / Double(number))
    clock.append((ContinuousClock.now - start) / .microseconds(number))
  }

  mutating func forget() { (processor, clock) = ([], []) }
}

func updates(_ name: String, _ store: (String) -> TripDevice.Store) async throws {
  var small = try await Updates(few, store("few"))
  var large = try await Updates(many, store("many"))
  // The ledger is as long in the one as in the other before they are compared.
  try await large.run(many)
  try await small.run(many)
  small.forget()
  large.forget()
  for _ in 0..<21 {
    try await small.run(200)
    try await large.run(200)
  }
  print("\(name)-microseconds-\(few)", shown(median(small.processor), digits: 1))
  print("\(name)-microseconds-\(many)", shown(median(large.processor), digits: 1))
  print("\(name)-ratio", shown(median(large.processor) / median(small.processor), digits: 3))
  print("\(name)-clock-\(few)", shown(median(small.clock), digits: 1))
  print("\(name)-clock-\(many)", shown(median(large.clock), digits: 1))
  await small.device.end()
  await large.device.end()
}

func broadcast() async throws {
  let device = try await TripDevice(state("channel"))
  try await device.start(0..<many, by: .channel(TripDevice.channel))
  var (stored, drawn) = ([Double](), [Double]())
  for number in 1...3 {
    let start = ContinuousClock.now
    try await device.broadcast(number, expecting: many)
    stored.append((ContinuousClock.now - start) / .seconds(1))
    await device.host.settle()
    drawn.append((ContinuousClock.now - start) / .seconds(1))
  }
  print("broadcast-seconds", shown(median(stored)))
  print("broadcast-drawn-seconds", shown(median(drawn)))
  await device.end()
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

if CommandLine.arguments.contains("memory") {
  try await memory()
} else {
  try await updates("update") { state($0) }
  try await updates("engine") { _ in .none }
  try await broadcast()
}
