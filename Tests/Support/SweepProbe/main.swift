import Foundation
import MessageBus
import Sweep

// Runs the coordinator of a sweep on a bus that answers each task immediately, and writes the
// contact sheet. Prints the peak memory of the process in KB before (`drawn`) and after (`memory`)
// the sheet, and the number of tasks per second.
//
//   SweepProbe TASKS

let count = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 10_000
// As many subjects as languages.
let subjects = Int(Double(count).squareRoot())
let plan = SweepPlan(
  bundles: [.init(name: "Probe", hash: "hash")],
  subjects: (0..<subjects).map { number in
    .init(
      bundle: 0, kind: "kind\(number)", family: "systemSmall", device: "393x852",
      schemes: ["light", "dark"])
  },
  locales: (0..<(count / subjects)).map { "en_\($0)" }, typeSizes: ["large"], entries: 1, clock: 0,
  frameworks: "build")
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("sweep-probe-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
/// In KB.
func largestMemory() throws -> Substring {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  return status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#)?.1 ?? "0"
}

let start = ContinuousClock.now
do {
  let manifest = try SweepManifest(
    folder.appendingPathComponent(SweepManifest.fileName), of: plan)
  try await SweepCoordinator(bus: EchoBus()).run(manifest)
  guard await manifest.counts.done == plan.count else { fatalError("not all tasks are done") }
}
let seconds = (ContinuousClock.now - start) / .seconds(1)
print("drawn \(try largestMemory())")
try ContactSheet(in: folder, title: "Probe").write()
print("memory \(try largestMemory())")
print("rate \(Int(Double(plan.count) / seconds))")
