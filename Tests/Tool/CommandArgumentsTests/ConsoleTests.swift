import Foundation
import Synchronization
import Testing

@testable import CommandArguments

@Suite struct ConsoleTests {
  @Test func withoutRepetitionsOnlyMessagesDiffer() async throws {
    let recorder = Recorder()
    let console = recorder.console.withoutRepetitions
    for text in ["a", "b", "a"] {
      console.print(text)
      console.note(text)
      try await console.show(asJSON: true, json: { "{}" }, text: { text })
    }
    #expect(recorder.printed == ["a\n", "b\n", "a\n"])
    #expect(recorder.messages == ["vitrine: a\n", "vitrine: b\n"])
    #expect(recorder.results == ["a", "b", "a"])
  }
}

private final class Recorder: Sendable {
  private struct Record {
    var printed: [String] = []
    var messages: [String] = []
    var results: [String] = []
  }

  private let record = Mutex(Record())

  var printed: [String] { record.withLock(\.printed) }
  var messages: [String] { record.withLock(\.messages) }
  var results: [String] { record.withLock(\.results) }

  var console: Console {
    var console = Console(
      output: { [self] data in
        record.withLock { $0.printed.append(String(decoding: data, as: UTF8.self)) }
      },
      error: { [self] message in record.withLock { $0.messages.append(message) } })
    console.results = { [self] result in record.withLock { $0.results.append(result.text) } }
    return console
  }
}
