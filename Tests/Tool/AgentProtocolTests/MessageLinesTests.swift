import Foundation
import Testing

@testable import AgentProtocol

@Suite struct MessageLinesTests {
  @Test(arguments: 1...12)
  func linesDoNotDependOnChunks(size: Int) {
    var lines = MessageLines(limit: 10)
    let bytes = Data("one\n\ntwo\r\n0123456789\nthree\nhalf".utf8)
    var found: [MessageLines.Line] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += lines.add(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(
      found == ["one", "two", "0123456789", "three"].map { .message(Data($0.utf8)) })
  }

  @Test func longLineIsReportedOnceAndSkipped() {
    var lines = MessageLines(limit: 4)
    var found = lines.add(Data("12345".utf8))
    found += lines.add(Data(repeating: UInt8(ascii: "x"), count: 1000))
    found += lines.add(Data("\nok\n123456\n".utf8))
    #expect(found == [.tooLong(limit: 4), .message(Data("ok".utf8)), .tooLong(limit: 4)])
  }
}
