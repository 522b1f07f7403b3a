import Foundation
import GatewayFixtures
import Testing

@testable import PushGateway

struct PushLogTests {
  private func entry(_ text: String) -> PushLogEntry {
    PushLogEntry(
      date: Provider.now, apnsID: Provider.id, status: 200, verdict: PushVerdict(.delivered, text))
  }

  private func limits(_ entries: Int, queued: Int = 500, file: Int = 1 << 20) -> PushLog.Limits {
    var limits = PushLog.Limits()
    (limits.maxEntries, limits.maxQueuedEntries, limits.maxFileBytes) = (entries, queued, file)
    return limits
  }

  @Test func keepsNewestEntriesInOrder() {
    let log = PushLog(file: nil, limits: limits(3))
    for index in 1...5 { log.append(entry("\(index)")) }
    #expect(log.newest(10).map(\.verdict.sentence) == ["3", "4", "5"])
    #expect(log.newest(10).map(\.id) == [3, 4, 5])
    #expect(log.newest(2).map(\.id) == [4, 5])
    #expect(log.newest(10, after: 4).map(\.id) == [5])
  }

  @Test func restoresEntriesFromFile() throws {
    try withFolder { folder in
      let log = PushLog(file: folder.log)
      for index in 1...3 { log.append(entry("\(index)")) }
      log.flush()
      let again = PushLog(file: folder.log)
      #expect(again.newest(10) == log.newest(10))
      #expect(again.append(entry("4")).id == 4)
    }
  }

  /// A line is what `JSONEncoder` writes with sorted keys.
  @Test(arguments: [
    PushLogEntry(
      id: 7, date: Provider.now, apnsID: Provider.id, status: 200,
      verdict: PushVerdict(.delivered, "Accepted.")),
    PushLogEntry(
      id: -1, date: Date(timeIntervalSince1970: 1_772_699_000.123_456_7), apnsID: "a/b\u{7F}é",
      request: "POST /3/device/a1", token: "a1", channel: "Y2g=", kind: .liveactivity,
      topic: "com.example", event: .update, priority: 10, status: 410, reason: "Unregistered",
      verdict: PushVerdict(
        .undecodable, "It\u{1}is \"wrong\" \\ here,\n\tand 🙂.",
        details: PushVerdict.Details(keyPath: "aps.event", expected: "a/\"b\"", found: "[]")),
      seconds: 1e-7),
    PushLogEntry(
      date: Date(timeIntervalSince1970: 1e20), apnsID: "", status: 200,
      verdict: PushVerdict(.expired, ""), seconds: 12),
  ])
  func writesLinesLikeEncoder(entry: PushLogEntry) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line = Data()
    try entry.appendLine(to: &line, encoder)
    let expected = String(decoding: try encoder.encode(entry), as: UTF8.self) + "\n"
    #expect(String(decoding: line, as: UTF8.self) == expected)
  }

  @Test func limitsFileSize() throws {
    try withFolder { folder in
      let log = PushLog(file: folder.log, limits: limits(10, file: 2000))
      for index in 1...100 {
        log.append(entry("\(index)"))
        log.flush()
      }
      for file in [folder.log, folder.log.appendingPathExtension("1")] {
        let bytes = try Data(contentsOf: file)
        #expect(bytes.count <= 2000)
      }
      #expect(PushLog(file: folder.log, limits: limits(5)).newest(5).last?.id == 100)
    }
  }

  @Test func countsEntriesMissingInFile() throws {
    try withFolder { folder in
      let log = PushLog(file: folder.log, limits: limits(10, queued: 4))
      for index in 1...9 { log.append(entry("\(index)")) }
      log.flush()
      let lines = try String(contentsOf: folder.log, encoding: .utf8).split(separator: "\n")
      #expect(lines.last == #"{"leftOut":5}"#)
      #expect(lines.count == 5)
      #expect(log.newest(10).count == 9)
    }
  }

  @Test func listenerGetsEntries() async {
    let log = PushLog(file: nil)
    let entries = log.entries()
    log.append(entry("1"))
    log.append(entry("2"))
    var sentences: [String] = []
    for await entry in entries {
      sentences.append(entry.verdict.sentence)
      if sentences.count == 2 { break }
    }
    #expect(sentences == ["1", "2"])
  }
}
