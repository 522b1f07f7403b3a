import Foundation
import TestPrograms

/// A process of the timer server of the sample Switchboard.
final class TimerServerProcess: Sendable {
  private let program: TestProgram
  let address: String

  /// Starts the server; port 0 picks a free one.
  init(port: Int = 0) async throws {
    let script = ToolProcess.root.appendingPathComponent("Examples/Switchboard/server.py")
    let program = try await TestProgram(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", script.path, "--port", "\(port)"])
    // The server prints its address once it listens.
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = try await program.readOutput()
      guard !data.isEmpty else { throw NoAddress() }
      line += data
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { throw NoAddress() }
    address = String(last)
    self.program = program
  }

  struct NoAddress: Error {}

  var port: Int { URL(string: address)?.port ?? 0 }

  /// Returns once the server's port is free.
  func end() async {
    program.send(signal: SIGKILL)
    await program.exit()
  }

  deinit { program.send(signal: SIGKILL) }
}
