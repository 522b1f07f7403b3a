import Foundation
import SwiftData
import Timing

// Fetches, filters and sorts 10,000 rows with SwiftData and with the same SQL, alternating in one
// process, and reads all properties of the rows. Prints `NAME VALUE UNIT` lines.

let count = 10_000
let minimum = 0.1
let rounds = 41

let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("vitrine-data-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let file = folder.appendingPathComponent("readings.store")
let container = try ModelContainer(
  for: Reading.self, configurations: ModelConfiguration(url: file))
let writing = ModelContext(container)
for number in 0..<count {
  // A permutation, so that the rows are not stored in the order of their dates.
  let mixed = number * 7919 % count
  writing.insert(
    Reading(
      station: "Station \(mixed % 97)", level: Double(mixed) / Double(count),
      date: Date(timeIntervalSinceReferenceDate: Double(mixed) * 60)))
}
try writing.save()

let descriptor = FetchDescriptor<Reading>(
  predicate: #Predicate { $0.level > 0.1 }, sortBy: [SortDescriptor(\.date, order: .reverse)])
let plain = try PlainStore(
  file: file,
  sql: """
    SELECT "_pk", "station", "level", "date" FROM "Reading" WHERE "level" > ?
    ORDER BY "date" DESC
    """)

var (ours, theirs) = (Timing(), Timing())
for round in 0..<rounds {
  let fetched = try ours.measure {
    try ModelContext(container).fetch(descriptor).reduce(into: (0, 0.0)) { sum, reading in
      sum.0 += reading.station.utf8.count
      sum.1 += reading.level + reading.date.timeIntervalSinceReferenceDate
    }
  }
  let read = try theirs.measure {
    try plain.rows(above: minimum).reduce(into: (0, 0.0)) { sum, row in
      sum.0 += row.station.utf8.count
      sum.1 += row.level + row.date.timeIntervalSinceReferenceDate
    }
  }
  guard fetched == read else {
    FileHandle.standardError.write(Data("round \(round): \(fetched) and \(read) differ\n".utf8))
    exit(1)
  }
}
print("swiftdata \(shown(ours.median, digits: 3)) ms")
print("sql \(shown(theirs.median, digits: 3)) ms")
print("data-ratio \(shown(ours.median / theirs.median)) x")
