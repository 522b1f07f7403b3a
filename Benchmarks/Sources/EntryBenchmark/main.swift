import ExtensionProcess
import Foundation
import HostLink
import Rasterizer
import TextEngine
import Timing
import ViewArchive

/// Usage: EntryBenchmark rounds EXECUTABLE [KIND] | memory EXECUTABLE | save EXECUTABLE PNG
///        | archive EXECUTABLE KIND...
///
/// Measures the path from an entry to its PNG with a running extension process: provider and views
/// run in the extension's process, the archive arrives over the link, and is drawn and encoded
/// here.
///
/// - `rounds`: for each line of the input, a line with three medians in milliseconds: an entry in a
///   timeline of 20, a request for a single entry to its archive, and one to its PNG.
/// - `memory`: the memory of both processes after 1,000 and after 4,000 entries.
/// - `save`: writes the picture, for inspection.
/// - `archive`: the time from a request to the archive, and the extension's processor time, which
///   other work on the machine distorts less, for each of the kinds.
struct EntryBenchmark {
  let process: ExtensionProcess
  var kind = "healing"
  let rasterizer: Rasterizer
  let options = DrawingOptions(scale: 3, containerShape: .continuousCorners(radius: 22))

  init(executable: URL) throws {
    process = try ExtensionProcess(ExtensionLaunch(executable: executable))
    rasterizer = try Rasterizer(fonts: try FontSet.standard)
  }

  /// The archives of the first entries of a timeline that starts at `second`, with the clock frozen
  /// at that time. Each second shows different values.
  func archives(second: Int, count: Int) async throws -> [ViewArchive] {
    let request = WidgetRequest(
      kind: kind, family: .systemMedium, displaySize: LinkSize(width: 338, height: 158),
      contentMargins: LinkInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      containerCornerRadius: 22, archives: .indices(Array(0..<count)))
    let clock = HostClock.frozen(Date(timeIntervalSince1970: Double(second)))
    let reply = try await process.timeline(.timeline(request), clock: clock)
    return try (0..<count).map { entry in
      guard let data = reply.archive(entry: entry, environment: 0) else {
        throw CocoaError(.fileReadNoSuchFile)
      }
      return try ViewArchive(decoding: data)
    }
  }

  func pngs(second: Int, count: Int = 1) async throws -> [Data] {
    let instant = Date(timeIntervalSince1970: Double(second))
    return try await rasterizer.pngs(
      of: try await archives(second: second, count: count).map {
        Drawing($0, at: instant, options: options)
      })
  }

  /// Measures timelines of 20 entries in one request, as a host requests them, and single entries,
  /// from a time on. Returns the time after the last one.
  func round(from start: Int) async throws -> Int {
    var second = start
    var (timeline, single, archived) = (Timing(), Timing(), Timing())
    for _ in 0..<6 {
      let start = ContinuousClock.now
      _ = try await pngs(second: second, count: Self.entries)
      timeline.add((ContinuousClock.now - start) / Self.entries)
      second += Self.entries
    }
    for _ in 0..<40 {
      let start = ContinuousClock.now
      _ = try await archives(second: second, count: 1)
      let middle = ContinuousClock.now
      _ = try await pngs(second: second, count: 1)
      archived.add(middle - start)
      single.add(ContinuousClock.now - middle)
      second += 1
    }
    print(
      [timeline, archived, single].map { shown($0.median, digits: 3) }.joined(separator: " "))
    fflush(nil)
    return second
  }

  private static let entries = 20

  func memory() async throws {
    for count in 1...4_000 {
      _ = try await pngs(second: count)
      guard [1_000, 4_000].contains(count) else { continue }
      print("host-\(count) \(try resident("self")) KiB")
      print("extension-\(count) \(try resident("\(process.processIdentifier)")) KiB")
    }
  }

  func archive() async throws {
    let rounds = 20
    var timing = Timing()
    for round in 0..<3 { _ = try await archives(second: round, count: 1) }
    let before = try processorMilliseconds()
    for round in 0..<rounds {
      let start = ContinuousClock.now
      _ = try await archives(second: 3 + round, count: 1)
      timing.add(ContinuousClock.now - start)
    }
    let processor = (try processorMilliseconds() - before) / Double(rounds)
    print("\(kind) \(shown(timing.median, digits: 3)) ms")
    print("\(kind)-processor \(shown(processor, digits: 3)) ms")
  }

  /// The processor time of the extension. The kernel counts it in hundredths of a second.
  private func processorMilliseconds() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The name, in parentheses, may contain spaces; the state is the first field after it.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return (user + system) * 10
  }

  private func resident(_ process: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  FileHandle.standardError.write(
    Data(
      """
      usage: EntryBenchmark rounds EXECUTABLE [KIND] | memory EXECUTABLE | save EXECUTABLE PNG
             | archive EXECUTABLE KIND...

      """.utf8))
  exit(2)
}
var benchmark = try EntryBenchmark(executable: URL(fileURLWithPath: arguments[1]))
switch (arguments[0], arguments.dropFirst(2).first) {
case ("rounds", let kind):
  benchmark.kind = kind ?? benchmark.kind
  var second = 0
  while readLine() != nil { second = try await benchmark.round(from: second) }
case ("memory", _): try await benchmark.memory()
case ("archive", _):
  for kind in arguments.dropFirst(2) {
    benchmark.kind = kind
    try await benchmark.archive()
  }
case ("save", let file?):
  try await benchmark.pngs(second: 0).first?.write(to: URL(fileURLWithPath: file))
default: exit(2)
}
await benchmark.process.end()
