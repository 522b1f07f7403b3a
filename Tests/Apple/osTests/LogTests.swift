import Foundation
import Testing

@testable import os

@Suite struct OSLogMessageTests {
  struct Case: Sendable {
    let make: @Sendable () -> OSLogMessage
    let text: String

    init(_ make: @autoclosure @escaping @Sendable () -> OSLogMessage, _ text: String) {
      self.make = make
      self.text = text
    }
  }

  @Test(arguments: [
    Case("plain", "plain"),
    Case("\("a", privacy: .private) \("b", privacy: .public)", "<private> b"),
    Case("\(255, format: .hex(includePrefix: true, minDigits: 4))", "0x00ff"),
    Case("\(-5, format: .decimal(minDigits: 3))", "-005"),
    Case("\(1.5, format: .fixed(precision: 2))", "1.50"),
    Case("[\("x", align: .left(columns: 3))]", "[x  ]"),
    Case("[\(7, align: .right(columns: 3))]", "[  7]"),
    Case("\(true) \([1, 2])", "true [1, 2]"),
  ])
  func formatsValues(_ item: Case) {
    #expect(item.make().text == item.text)
  }

  @Test(arguments: [
    ("%{public}@ %d", "%@ %d"), ("%{private, mask.hash}s%%", "%s%%"), ("plain", "plain"),
  ])
  func removesAnnotationsFromFormats(format: String, plain: String) {
    #expect(LogFormat.plain(format) == plain)
  }

  @Test func indentsFurtherLines() {
    #expect(LogSink.line(category: "c", "a\nb") == "c: a\n  b\n")
  }
}

@Suite struct LockTests {
  @Test func locksExcludeOtherThreads() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let raw = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    raw.initialize(to: os_unfair_lock())
    defer { raw.deallocate() }
    nonisolated(unsafe) let pointer = raw
    nonisolated(unsafe) var sum = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<1000 {
            lock.withLock { $0 += 1 }
            os_unfair_lock_lock(pointer)
            sum += 1
            os_unfair_lock_unlock(pointer)
          }
        }
      }
    }
    #expect(lock.withLock { $0 } == 4000)
    #expect(sum == 4000)
  }

  @Test func heldLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let inner = lock.withLockUnchecked { _ in lock.withLockIfAvailable { $0 } }
    #expect(inner == nil)
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }
}
