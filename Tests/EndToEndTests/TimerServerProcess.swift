import Foundation

/// The Switchboard's timer server, running.
final class TimerServerProcess {
  private let process = Process()
  private let output = Pipe()
  let address: String

  /// On a free port unless one is named.
  init(port: Int = 0) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let program = ToolProcess.root.appendingPathComponent("Examples/Switchboard/server.py")
    process.arguments = ["python3", program.path, "--port", "\(port)"]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Printed once it listens.
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Silent() }
      line += data
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { throw Silent() }
    address = String(last)
  }

  struct Silent: Error {}

  var port: Int { URL(string: address)?.port ?? 0 }

  func end() {
    guard process.isRunning else { return }
    // Other signals are blocked: the program has its mask from a thread that tests run on.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { end() }
}
