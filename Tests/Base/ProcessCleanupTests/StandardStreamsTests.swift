import Foundation
import Testing

@testable import ProcessCleanup

@Suite struct StandardStreamsTests {
  @Test(arguments: [
    ("/dev/null", O_WRONLY, Int32(0)), ("/dev/full", O_WRONLY, ENOSPC),
    ("/dev/null", O_RDONLY, EBADF),
  ])
  func reportsWhatCannotBeWritten(_ path: String, mode: Int32, failure: Int32) throws {
    let descriptor = open(path, mode | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var code: Int32 = 0
    do {
      try StandardStreams.write(Data("text".utf8), to: descriptor)
    } catch {
      code = error.code
    }
    #expect(code == failure)
  }

  /// A pipe takes 64 KiB at once.
  @Test func writesEverythingThatFitsInPieces() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let writing = Thread {
      try? StandardStreams.write(data, to: descriptor)
      try? pipe.fileHandleForWriting.close()
    }
    writing.start()
    #expect(try pipe.fileHandleForReading.readToEnd() == data)
  }
}
