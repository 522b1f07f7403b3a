import Foundation
import HostLink
import ProbeExtension
import Synchronization
import Testing

@testable import ExtensionProcess

/// What the listener of a real process receives.
@Suite struct ProcessOutputTests {
  private final class Collector: Sendable {
    private let messages = Mutex<[ProcessOutput]>([])

    func add(_ new: [ProcessOutput]) { messages.withLock { $0 += new } }

    var all: [ProcessOutput] { messages.withLock { $0 } }
  }

  /// The output of a process that is asked for a timeline of a kind, until its end.
  private func output(of kind: String) async throws -> (messages: [ProcessOutput], id: Int32) {
    let collector = Collector()
    let date = Date(timeIntervalSince1970: 1_000_000)
    let process = try ExtensionProcess(
      ExtensionLaunch(
        executable: probe, clock: .frozen(date), grace: .milliseconds(100),
        listener: ExtensionListener(output: { collector.add($0) })))
    let widget = WidgetRequest(
      kind: kind, family: .systemSmall, displaySize: LinkSize(width: 158, height: 158))
    _ = try? await process.call(.timeline(widget), timeLimit: .seconds(60))
    await process.end()
    await process.waitForOutput()
    #expect(collector.all.allSatisfy { $0.process == process.processIdentifier })
    #expect(collector.all.allSatisfy { $0.date == date })
    return (collector.all, process.processIdentifier)
  }

  @Test func reportsLinesWithTheirRequest() async throws {
    let messages = try await output(of: "exit").messages
    #expect(messages.map(\.text) == ["bye"])
    #expect(messages.first?.request == "timeline of \"exit\"")
  }

  @Test func reportsTheLastWordsOfACrash() async throws {
    let messages = try await output(of: "trap").messages
    #expect(messages.contains { $0.text.contains("Fatal error: no hero") })
  }

  @Test func dropsAFlood() async throws {
    let messages = try await output(of: "flood").messages
    let lines = messages.count { $0.source == .output }
    let dropped = messages.filter { $0.source == .dropped }
      .compactMap { Int($0.text.prefix { $0.isNumber }) }
    #expect(lines < 50_000)
    #expect(lines + dropped.reduce(0, +) == 50_000)
  }

  @Test func processesAreToldToWriteRecords() async throws {
    let process = try ExtensionProcess(ExtensionLaunch(executable: probe))
    let widget = WidgetRequest(
      kind: "variable:VITRINE_LOG", family: .systemSmall,
      displaySize: LinkSize(width: 158, height: 158))
    let reply = try await process.timeline(.timeline(widget))
    #expect(reply.notices.map(\.message) == ["records"])
    await process.end()
  }
}
