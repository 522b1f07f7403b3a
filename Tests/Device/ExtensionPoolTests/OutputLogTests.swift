import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import Testing

@Suite struct OutputLogTests {
  private static func messages(_ texts: [String]) -> [ProcessOutput] {
    texts.map {
      ProcessOutput(
        date: Date(timeIntervalSince1970: 0), process: 7, source: .output, level: .notice, text: $0)
    }
  }

  private static func log(_ count: Int, rows: Int = 100, bytes: Int = 1 << 20) -> OutputLog {
    let log = OutputLog(rows: rows, bytes: bytes)
    for number in 1...count { log.append(messages(["\(number)"]), of: "Tide") }
    return log
  }

  struct Read: Sendable {
    var after: Int?
    var limit: Int
    var rows: ClosedRange<Int>?
    var last: Int
    var missed = 0
    var hasMore = false
  }

  @Test(arguments: [
    Read(after: nil, limit: 3, rows: 8...10, last: 10),
    Read(after: 0, limit: 100, rows: 1...10, last: 10),
    Read(after: 4, limit: 3, rows: 5...7, last: 7, hasMore: true),
    Read(after: 10, limit: 3, rows: nil, last: 10),
    // The number of another host's row.
    Read(after: 99, limit: 3, rows: nil, last: 10),
    Read(after: .max, limit: 3, rows: nil, last: 10),
    Read(after: .min, limit: 3, rows: 1...3, last: 3, hasMore: true),
  ])
  func readsRowsAfterANumber(_ read: Read) {
    let page = Self.log(10).rows(after: read.after, limit: read.limit)
    #expect(page.rows.map(\.sequence) == read.rows.map(Array.init) ?? [])
    #expect(page.rows.map(\.message.text) == page.rows.map { "\($0.sequence)" })
    #expect(
      (page.last, page.missed, page.hasMore) == (read.last, read.missed, read.hasMore))
  }

  @Test func keepsTheNewestRows() {
    let page = Self.log(1000, rows: 100).rows(after: 0, limit: 1000)
    #expect((100...125).contains(page.rows.count))
    #expect(page.rows.last?.sequence == 1000)
    #expect(page.missed + page.rows.count == 1000)
  }

  @Test func keepsALimitedNumberOfBytes() {
    let log = OutputLog(rows: 1000, bytes: 1000)
    for _ in 0..<100 { log.append(Self.messages([String(repeating: "x", count: 100)]), of: "T") }
    let rows = log.rows(after: 0, limit: 1000).rows
    #expect(rows.count <= 10)
    #expect(rows.last?.sequence == 100)
  }

  @Test func tellsReadersThatThereIsMore() async {
    let log = OutputLog()
    var changes = log.changes().makeAsyncIterator()
    log.append(Self.messages(["a"]), of: "Tide")
    log.append(Self.messages(["b"]), of: "Tide")
    #expect(await changes.next() != nil)
    #expect(log.rows(after: 0, limit: 10).rows.count == 2)
  }

  @Test func aRowIsOneFlatObject() throws {
    let log = OutputLog()
    log.append(Self.messages(["a"]), of: "Tide", isApp: true)
    let row = try #require(log.rows(limit: 1).rows.first)
    let json = try DeviceJSON.encode(row)
    let object = try #require(
      try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object["text"] as? String == "a")
    #expect(object["extension"] as? String == "Tide")
    #expect(try DeviceJSON.decode(OutputRow.self, from: json) == row)
  }
}
