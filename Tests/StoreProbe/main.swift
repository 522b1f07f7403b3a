// Makes changes in a store without end, and prints each once the store has acknowledged it, until it
// is killed: `StoreProbe FOLDER FIRST`.
//
// A line is `p NUMBER`, `c NUMBER VALUE`, `r NUMBER`: placement made, configured, removed.
import Foundation
import HostLink
import WidgetHost

let arguments = CommandLine.arguments
guard arguments.count == 3, let first = Int(arguments[2]) else { exit(2) }
// Without a buffer: what is printed has left the process.
func acknowledge(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  guard write(1, bytes, bytes.count) == bytes.count else { exit(3) }
}

do {
  let folder = StateFolder(URL(fileURLWithPath: arguments[1], isDirectory: true))
  let store = try SQLiteStore(folder: folder, now: Date())
  acknowledge("open")
  for number in first... {
    var placement = Placement(
      id: "p\(number)", extension: "Sample", kind: "k", family: .systemSmall,
      place: .home(page: 0, column: 0, row: 0))
    try store.apply(
      [.counter(.placement, number), .putPlacement(placement)], durability: .acknowledged)
    acknowledge("p \(number)")
    // Archives in between, as a host stores them.
    let archive = StoredArchive(
      content: .entry(0), appearance: .homeLight,
      data: Data(repeating: UInt8(truncatingIfNeeded: number), count: 20_000))
    let form = ArchiveForm(appearances: [.homeLight], size: LinkSize(width: 158, height: 158))
    try store.apply(
      [.timeline(placement.id, StoredTimeline(fetched: Date(), form: form), [archive])],
      durability: .recoverable)
    placement.configuration = ["level": .integer(number)]
    try store.apply([.putPlacement(placement)], durability: .acknowledged)
    acknowledge("c \(number)")
    if number % 3 == 0 {
      try store.apply([.removePlacement(placement.id)], durability: .acknowledged)
      acknowledge("r \(number)")
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
