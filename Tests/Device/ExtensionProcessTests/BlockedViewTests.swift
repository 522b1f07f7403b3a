import Foundation
import HostLink
import NoticeCatalog
import ProbeExtension
import Testing

@testable import ExtensionProcess

@Suite(.serialized) struct BlockedViewTests {
  private func failure(_ kind: String) async throws -> ExtensionFailure? {
    var listener = ExtensionListener()
    listener.output = { _ in }
    let process = try ExtensionProcess(
      ExtensionLaunch(
        executable: probe, timeZone: "UTC", clock: .real, environment: ["VITRINE_LOG": "records"],
        grace: .milliseconds(100), listener: listener))
    let request = WidgetRequest(
      kind: kind, family: .systemSmall, displaySize: LinkSize(width: 158, height: 158))
    do {
      _ = try await process.call(.timeline(request), timeLimit: .milliseconds(300))
      return nil
    } catch let error as ExtensionFailure {
      return error
    }
  }

  /// The views of a widget are to blame, and not its provider.
  @Test func blockedViewIsNamed() async throws {
    let failure = try #require(try await failure("blocked view"))
    guard case .viewBlocked(let call, let kind, _, _, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(call == "timeline" && kind == "blocked view")
    let start = "\"blocked view\" did not answer timeline within 0.3 s, because the body of a view "
    #expect(failure.description.hasPrefix(start), "\(failure)")
    #expect(
      NoticeKind(notice: failure.description.split(separator: "\n").first.map(String.init) ?? "")
        == .slowView)
  }

  @Test func otherSilenceIsTheProviders() async throws {
    guard case .timedOut? = try await failure("hang") else {
      Issue.record("the provider is not to blame")
      return
    }
  }

  @Test func innermostOwnFunctionIsFound() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Slow-\(UUID().uuidString).swift")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var stack = CrashStack(signal: TerminationSignal(SIGILL))
    stack.frames = [.init(path: "/lib/libswiftCore.so", offset: 1)]
    stack.frames += [2, 3, 4].map { .init(path: "", offset: $0) }
    let symbols: [UInt64: [String]] = [
      1: ["not of the program at \(file.path):1"],
      // Code of the standard library that the compiler has inlined.
      2: ["Array.subscript.getter at /build/stdlib/Array.swift:40", "wait()"],
      3: ["Slow.load() -> Int at \(file.path):24", "Slow.body at \(file.path):12"],
    ]
    let found = try #require(stack.ownFrame(symbols))
    #expect(found.function == "Slow.load() -> Int")
    #expect(found.place == "\(file.lastPathComponent):24")
    #expect(
      stack.report(symbols).split(separator: "\n").first?.hasSuffix(" at \(found.place)") == true)
  }

  @Test func crashLeadsWithItsPlace() {
    var signal = TerminationSignal(SIGILL)
    signal.place = "Slow.swift:24"
    let failure = ExtensionFailure.crashed(call: "timeline", signal: signal, output: [])
    #expect(
      failure.description.hasPrefix("Slow.swift:24: the extension crashed in timeline: SIGILL"))
  }
}
