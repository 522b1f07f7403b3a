import Foundation
import Testing

@testable import HostLink

@Suite struct HostLinkFrameTests {
  private func read(_ bytes: Data, limits: FrameLimits = FrameLimits()) throws -> HostLinkFrame? {
    var rest = bytes
    return try HostLinkFrame.read(limits: limits) { count in
      guard !rest.isEmpty else { return nil }
      guard rest.count >= count else { throw HostLinkError.truncated }
      defer { rest = rest.dropFirst(count) }
      return Data(rest.prefix(count))
    }
  }

  @Test func frameRoundTrips() throws {
    let frame = HostLinkFrame(
      json: Data("{}".utf8),
      attachments: [Data([1, 2, 3]), Data(), Data(repeating: 7, count: 999)])
    #expect(try read(frame.encoded()) == frame)
  }

  @Test func endOfStreamReturnsNil() throws {
    #expect(try read(Data()) == nil)
  }

  @Test func everyTruncationThrows() throws {
    let bytes = try HostLinkFrame(json: Data("[1]".utf8), attachments: [Data([9, 9])]).encoded()
    for count in 1..<bytes.count {
      #expect(throws: HostLinkError.truncated) { try read(bytes.prefix(count)) }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var error: HostLinkError
  }

  @Test(arguments: [
    Case(
      testDescription: "not a frame", bytes: Array("HTTP/1.1 200".utf8), error: .notAFrame),
    Case(
      testDescription: "another version",
      bytes: [0x56, 0x48, 0x4C, 255, 0, 0, 0, 0, 0, 0, 0, 0],
      error: .versionMismatch(theirs: 255, ours: HostLinkFrame.version)),
    Case(
      testDescription: "JSON too large",
      bytes: [0x56, 0x48, 0x4C, HostLinkFrame.version, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
      error: .tooLarge(what: "JSON size in bytes", size: 0xFFFF_FFFF, limit: 100)),
    Case(
      testDescription: "too many attachments",
      bytes: [0x56, 0x48, 0x4C, HostLinkFrame.version, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0],
      error: .tooLarge(what: "attachment count", size: 0xFFFF, limit: 2)),
    Case(
      testDescription: "attachment too large",
      bytes: [0x56, 0x48, 0x4C, HostLinkFrame.version, 0, 0, 0, 0, 1, 0, 0, 0, 0xE9, 3, 0, 0],
      error: .tooLarge(what: "total attachment size in bytes", size: 1001, limit: 1000)),
  ])
  func rejectsBadHeadersBeforeReadingPayload(_ sample: Case) {
    let limits = FrameLimits(jsonBytes: 100, attachmentCount: 2, attachmentBytes: 1000)
    #expect(throws: sample.error) { try read(Data(sample.bytes), limits: limits) }
  }

  @Test func tooLargeMessageIsNotEncoded() {
    let frame = HostLinkFrame(json: Data(repeating: 0, count: 11))
    #expect(throws: HostLinkError.tooLarge(what: "JSON size in bytes", size: 11, limit: 10)) {
      try frame.encoded(limits: FrameLimits(jsonBytes: 10))
    }
  }

  @Test func unexpectedJSONThrowsMalformedMessage() {
    let frame = HostLinkFrame(json: Data("{\"a\":1}".utf8))
    #expect {
      try frame.decode(HostRequest.self)
    } throws: { error in
      if case .malformedMessage? = error as? HostLinkError { true } else { false }
    }
  }

  @Test func missingAttachmentThrowsMalformedMessage() throws {
    let reply = TimelineReply(
      entries: [], archives: [ArchivedEntry(entry: 0, environment: 0, archive: Data([1]))])
    var frame = try HostLinkFrame(reply)
    frame.attachments = []
    #expect {
      try frame.decode(TimelineReply.self)
    } throws: { error in
      if case .malformedMessage? = error as? HostLinkError { true } else { false }
    }
  }
}
