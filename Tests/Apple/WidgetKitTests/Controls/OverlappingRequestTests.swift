import AppIntents
import Foundation
import HostLink
import Synchronization
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// Suspends intents until it is opened, and counts those that have begun.
final class Gate: Sendable {
  static let shared = Gate()
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, []))
  private let entries = AsyncStream<Void>.makeStream()

  /// Suspends until the gate is opened.
  func pass() async {
    entries.continuation.yield()
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Returns once `count` more intents have arrived at the gate.
  func entered(_ count: Int) async {
    var iterator = entries.stream.makeAsyncIterator()
    for _ in 0..<count { _ = await iterator.next() }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// Suspends, like a player that waits for the end of its sound.
struct SlowIntent: AppIntent {
  static let title: LocalizedStringResource = "Slow"
  func perform() async throws -> some IntentResult {
    await Gate.shared.pass()
    return .result()
  }
}

/// Blocks its thread until `end` is signalled.
struct BlockingIntent: AppIntent {
  static let title: LocalizedStringResource = "Blocking"
  static let begun = DispatchSemaphore(value: 0)
  static let end = DispatchSemaphore(value: 0)
  static func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }

  func perform() async throws -> some IntentResult {
    Self.begun.signal()
    Self.wait(Self.end)
    return .result()
  }
}

/// A long `perform()` does not delay other requests of its process.
@MainActor
@Suite struct OverlappingRequestTests {
  private var button: ExtensionRuntime {
    runtime { ControlWidgetButton(action: SamplePress()) { Text("A") } }
  }

  @Test func suspendedIntentsDoNotDelayOtherRequests() async throws {
    let runtime = button
    let slow = try SlowIntent().action()
    let press = try SamplePress().action()
    let running = (0..<3).map { _ in
      Task { await runtime.answer(.perform(PerformRequest(action: slow))) }
    }
    await Gate.shared.entered(3)
    #expect(try await runtime.control().template.states[0].title == "A")
    #expect(
      await runtime.answer(.perform(PerformRequest(action: press))) == .performed(PerformReply()))
    Gate.shared.open()
    for task in running { #expect(await task.value == .performed(PerformReply())) }
  }

  @Test func blockedIntentsDoNotDelayOtherRequests() async throws {
    let runtime = button
    let blocking = try BlockingIntent().action()
    let press = try SamplePress().action()
    // More than the number of processors.
    let count = ProcessInfo.processInfo.activeProcessorCount + 2
    let running = (0..<count).map { _ in
      Task { await runtime.answer(.perform(PerformRequest(action: blocking))) }
    }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for _ in 0..<count { BlockingIntent.begun.wait() }
        continuation.resume()
      }
    }
    #expect(try await runtime.control().template.states[0].title == "A")
    #expect(
      await runtime.answer(.perform(PerformRequest(action: press))) == .performed(PerformReply()))
    for _ in 0..<count { BlockingIntent.end.signal() }
    for task in running { #expect(await task.value == .performed(PerformReply())) }
  }
}
