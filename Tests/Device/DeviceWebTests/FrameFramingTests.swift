import Foundation
import Testing

@testable import DeviceWeb

/// Frames of WebSockets, and the limits of messages.
@Suite struct FrameFramingTests {
  /// A masked frame with a payload of zeros, of which `sent` bytes are sent.
  static func frame(_ kind: UInt8, _ size: Int, isFinal: Bool = true, sent: Int? = nil) -> [UInt8] {
    let length: [UInt8] =
      switch size {
      case ..<126: [UInt8(size)]
      case ..<(1 << 16): [126, UInt8(size >> 8), UInt8(size & 255)]
      default: [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
      }
    return [(isFinal ? 0x80 : 0) | kind, 0x80 | length[0]] + length.dropFirst()
      + [UInt8](repeating: 0, count: 4 + (sent ?? size))
  }

  private func wire(limit: Int = 1000, total: UnfinishedMessages = .init(limit: 1 << 20))
    -> ConnectionWire
  {
    let wire = ConnectionWire(total: total)
    wire.becomeWebSocket(limit: limit)
    return wire
  }

  private func feed(_ wire: ConnectionWire, _ bytes: [UInt8], piece: Int = 1000)
    -> ConnectionWire.Verdict
  {
    var last = ConnectionWire.Verdict.pass(0)
    var rest = bytes[...]
    while !rest.isEmpty {
      last = Array(rest.prefix(piece)).withUnsafeBytes { wire.receive($0) }
      if case .close = last { return last }
      rest = rest.dropFirst(piece)
    }
    return last
  }

  @Test(arguments: [1, 7, 100_000])
  func passesCompleteMessages(piece: Int) {
    let wire = wire(limit: 70_000)
    let bytes =
      Self.frame(1, 0) + Self.frame(1, 125) + Self.frame(1, 126) + Self.frame(1, 70_000)
      + Self.frame(1, 30_000, isFinal: false) + Self.frame(9, 125) + Self.frame(0, 40_000)
      + Self.frame(10, 0) + Self.frame(1, 70_000)
    for bytes in [bytes, bytes] {
      let verdict = feed(wire, bytes, piece: piece)
      guard case .pass = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(!wire.hasUnfinishedMessage)
    }
  }

  @Test(
    arguments: [
      ([0x81, 0x05], 1002), ([0xF1, 0x80], 1002), ([0xC1, 0x80], 1002), ([0x83, 0x80], 1002),
      ([0x8B, 0x80], 1002), ([0x09, 0x80], 1002), ([0x89, 0xFE], 1002), ([0x80, 0x80], 1002),
      ([0x81, 0xFE, 0, 125], 1002), ([0x81, 0xFF, 0, 0, 0, 0, 0, 0, 255, 255], 1002),
      ([0x81, 0xFE, 3, 233], 1009), ([0x81, 0xFF, 0x7F] + Array(repeating: 255, count: 7), 1009),
      ([0x81, 0xFF] + Array(repeating: 255, count: 8), 1009),
      (frame(1, 1, isFinal: false) + frame(1, 1), 1002),
      (frame(1, 600, isFinal: false) + frame(0, 401), 1009),
      (frame(1, 600, isFinal: false) + frame(0, 300, isFinal: false) + frame(0, 101), 1009),
    ] as [([UInt8], UInt16)], [1, 1000])
  func closesInvalidFrames(_ frames: ([UInt8], UInt16), piece: Int) {
    let verdict = feed(wire(), frames.0, piece: piece)
    guard case .close(let violation) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(violation.code == frames.1)
    #expect(violation.reason.utf8.count <= 123)
  }

  @Test(arguments: [
    [0x81], [0x89], Array(frame(1, 5, sent: 4)), frame(1, 5, isFinal: false),
    frame(1, 0, isFinal: false), frame(1, 5, isFinal: false) + frame(9, 0),
  ])
  func knowsUnfinishedMessages(_ bytes: [UInt8]) {
    let wire = wire()
    #expect(!wire.hasUnfinishedMessage)
    _ = feed(wire, bytes)
    #expect(wire.hasUnfinishedMessage)
  }

  /// All connections together have a limit, which ends with the connection or the message.
  @Test func limitsUnfinishedMessagesInTotal() {
    let total = UnfinishedMessages(limit: 2500)
    let first = wire(total: total)
    let begun = Self.frame(1, 1000, isFinal: false)
    #expect(feed(first, begun, piece: 2000) == .pass(begun.count))
    var second: ConnectionWire? = wire(total: total)
    if let second { _ = feed(second, begun) }
    #expect(total.size == 2000)
    let third = wire(total: total)
    guard case .close(let violation) = feed(third, begun) else {
      Issue.record("The third message has a place.")
      return
    }
    #expect(violation.code == 1008)
    second = nil
    #expect(total.size == 1000)
    _ = feed(first, Self.frame(0, 0))
    #expect(total.size == 0)
  }

  /// libsoup queues the responses to pings.
  @Test func pingsNeedAClientThatReads() {
    let wire = wire()
    let ping = Self.frame(9, 5)
    #expect(ping.withUnsafeBytes { wire.receive($0, acceptsBytes: { true }) } == .pass(ping.count))
    let text = Self.frame(1, 5)
    #expect(text.withUnsafeBytes { wire.receive($0, acceptsBytes: { false }) } == .pass(text.count))
    guard case .close = ping.withUnsafeBytes({ wire.receive($0, acceptsBytes: { false }) }) else {
      Issue.record("The ping has passed.")
      return
    }
    #expect(feed(wire, text) == .pass(0))
  }

  @Test func discardsWhatFollowsAClose() {
    let wire = wire()
    let close = Self.frame(8, 2)
    #expect(feed(wire, close + Self.frame(1, 100), piece: 2000) == .pass(close.count))
    #expect(feed(wire, [0xFF, 0xFF]) == .pass(0))
  }
}
