import Foundation
import HostLink
import Testing

@testable import ExtensionProcess

@Suite struct OutputReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The pieces in which the bytes arrive.
    var pieces: [[UInt8]]
    var texts: [String]

    init(_ name: String, _ pieces: String..., texts: [String]) {
      self.init(name, bytes: pieces.map { Array($0.utf8) }, texts: texts)
    }

    init(_ name: String, bytes: [[UInt8]], texts: [String]) {
      testDescription = name
      pieces = bytes
      self.texts = texts
    }
  }

  static let cases = [
    Case("lines", "a\nb\n", texts: ["a", "b"]),
    Case("a half line is completed", "a", "b\nc\n", texts: ["ab", "c"]),
    Case("the last line without its break", "a\nb", texts: ["a", "b"]),
    Case("an empty line", "a\n\nb\n", texts: ["a", "", "b"]),
    Case("nothing", texts: []),
    Case(
      "the runtime's stack",
      "a\nCurrent stack trace:\n0    libswiftCore.so  0x00007ff4500f9280 <unavailable> + 221\nb\n",
      texts: ["a", "b"]),
    Case("invalid UTF-8", bytes: [[0x61, 0xFF, 0x62, 0x0A]], texts: ["a\u{FFFD}b"]),
    Case(
      "a character in two pieces", bytes: [[0xC3], [0xA4, 0x0A]], texts: ["ä"]),
    Case("colors", "\u{1B}[1;31mred\u{1B}[0m\n", texts: ["red"]),
    Case("a title of the terminal", "\u{1B}]0;title\u{07}a\u{1B}]8;;x\u{1B}\\b\n", texts: ["ab"]),
    Case("an escape sequence without an end", "a\u{1B}[12\nb\n", texts: ["a", "b"]),
    Case("control characters", "a\u{07}b\u{202E}c\td\n", texts: ["a\u{FFFD}b\u{FFFD}c\td"]),
    Case("a progress bar", "10 %\r20 %\r\n", texts: ["10 %\n20 %"]),
    Case(
      "a very long line", String(repeating: "x", count: 9000) + "\nb\n",
      texts: [String(repeating: "x", count: 8192) + "… (808 more bytes)", "b"]),
    Case(
      "a record that is none", "\u{1E}log\terror\n\u{1E}\n",
      texts: ["\u{FFFD}log\terror", "\u{FFFD}"]),
  ]

  private static func context(_ seconds: Double = 0) -> OutputReader.Context {
    .init(date: Date(timeIntervalSince1970: 0), request: "timeline of \"Tide\"", seconds: seconds)
  }

  private static func read(
    _ reader: inout OutputReader, _ bytes: [UInt8], at seconds: Double = 0
  ) -> [ProcessOutput] {
    bytes.withUnsafeBytes { reader.read($0, context(seconds)) }
  }

  @Test(arguments: cases) func readsLines(_ item: Case) {
    var reader = OutputReader(process: 7)
    var messages: [ProcessOutput] = []
    for piece in item.pieces { messages += Self.read(&reader, piece) }
    messages += reader.finish(Self.context())
    #expect(messages.map(\.text) == item.texts)
    #expect(messages.allSatisfy { $0.source == .output && $0.request == "timeline of \"Tide\"" })
  }

  @Test(arguments: LogMessage.Level.allCases) func readsLogMessages(level: LogMessage.Level) {
    let message = LogMessage(
      level: level, subsystem: "com.example", category: "tide", text: "a\\n\n\tb")
    var reader = OutputReader(process: 7)
    let read = Self.read(&reader, Array("\(message.line)after\n".utf8))
    #expect(
      read.first
        == ProcessOutput(
          date: Date(timeIntervalSince1970: 0), process: 7, source: .log, level: level,
          subsystem: "com.example", category: "tide", text: "a\\n\n\tb",
          request: "timeline of \"Tide\""))
    #expect(read.map(\.source) == [.log, .output])
  }

  @Test func aLongLogMessageFitsIntoOneWrite() {
    let text = String(repeating: "\n", count: 10_000)
    let line = LogMessage(level: .info, subsystem: text, category: text, text: text).line
    #expect(line.utf8.count < 4096)
    #expect(OutputRecord(String(line.dropLast())) != nil)
  }

  @Test func anAccentAfterAnEscapedCharacterIsKept() {
    let message = LogMessage(level: .info, text: "a\n\u{301}b\t\u{301}c\\\u{301}")
    let line = String(decoding: message.line.utf8.dropLast(), as: UTF8.self)
    #expect(OutputRecord(line) == .log(message))
  }

  @Test func dropsWhatIsTooMuchAndCountsIt() {
    var reader = OutputReader(process: 7)
    let lines = Array(String(repeating: "x\n", count: 3000).utf8)
    let first = Self.read(&reader, lines)
    #expect(first.count == Int(OutputRate.capacity))
    #expect(reader.isFlooded)
    // Half a second later, the bucket is not yet a quarter full.
    #expect(Self.read(&reader, lines, at: 0.5).isEmpty)
    let later = Self.read(&reader, Array("y\nz\n".utf8), at: 2)
    #expect(later.map(\.source) == [.dropped, .output, .output])
    #expect(later.first?.text.hasPrefix("4000 lines were dropped") == true)
    #expect(!reader.isFlooded)
  }

  @Test func countsWhatWasDroppedAtTheEnd() {
    var reader = OutputReader(process: 7)
    _ = Self.read(&reader, Array(String(repeating: "x\n", count: 2001).utf8))
    let end = reader.finish(Self.context())
    #expect(end.map(\.source) == [.dropped])
    #expect(end.first?.text.hasPrefix("1 line was dropped") == true)
  }

  @Test func collectsTheStackOfACrash() {
    var reader = OutputReader(process: 7)
    let text = "\u{1E}crash\t4\n\u{1E}frame\t\t1a2b\n\u{1E}frame\t/lib/a.so\tff\nlast\n"
    #expect(Self.read(&reader, Array(text.utf8)).map(\.text) == ["last"])
    #expect(
      reader.crash
        == CrashStack(
          signal: TerminationSignal(4),
          frames: [.init(path: "", offset: 0x1A2B), .init(path: "/lib/a.so", offset: 0xFF)]))
  }

  private static let flood = String(repeating: "x\n", count: 3000)
  private static let kept = Array(repeating: "x", count: Int(OutputRate.capacity))
  private static let stack = "\u{1E}crash\t4\n\u{1E}frame\t\t1a2b\n"

  static let crashes = [
    Case("after lines", "a\nb\n\(stack)", texts: ["a", "b"]),
    Case("after a line without its break", "a\nb\(stack)", texts: ["a", "b"]),
    Case("after a mark in a line", "a\u{1E}b\(stack)", texts: ["a\u{FFFD}b"]),
    Case(
      "after a very long line without its break", String(repeating: "x", count: 9000) + stack,
      texts: [String(repeating: "x", count: 8192) + "… (808 more bytes)"]),
    Case(
      "after a very long line in two pieces", String(repeating: "x", count: 9000), stack,
      texts: [String(repeating: "x", count: 8192) + "… (808 more bytes)"]),
    Case("in a flood", flood, "x\n\(stack)x\n", texts: kept),
    Case(
      "in a flood, in pieces", flood, "x\n\u{1E}cra", "sh\t4\n", "\u{1E}frame\t\t1a2b\n",
      texts: kept),
    Case("in a flood without line breaks", flood, "xx", "yy\(stack)", texts: kept),
  ]

  @Test(arguments: crashes) func findsTheStackOfACrash(_ item: Case) {
    var reader = OutputReader(process: 7)
    var messages: [ProcessOutput] = []
    for piece in item.pieces { messages += Self.read(&reader, piece) }
    messages += reader.finish(Self.context())
    #expect(messages.filter { $0.source == .output }.map(\.text) == item.texts)
    #expect(
      reader.crash
        == CrashStack(signal: TerminationSignal(4), frames: [.init(path: "", offset: 0x1A2B)]))
  }

  @Test func countsWhatWasDroppedAroundACrash() {
    var reader = OutputReader(process: 7)
    _ = Self.read(&reader, Array(Self.flood.utf8))
    _ = Self.read(&reader, Array("x\nx\(Self.stack)x\n".utf8))
    #expect(reader.finish(Self.context()).first?.text.hasPrefix("1003 lines were dropped") == true)
  }

  @Test func namesTheFramesOfACrash() {
    let text = """
      $s4Tide8ProviderV5entryyyF
      /work/Tide.swift:12
      $s4Tide8ProviderV8timelineyyF
      /work/Tide.swift:20 (discriminator 2)

      main
      ??:0

      ??
      ??:0
      """
    #expect(
      CrashStack.functions(text, at: [1, 2, 3]) == [
        1: [
          "Tide.Provider.entry() -> () at /work/Tide.swift:12",
          "Tide.Provider.timeline() -> () at /work/Tide.swift:20",
        ],
        2: ["main"],
      ])
  }
}
