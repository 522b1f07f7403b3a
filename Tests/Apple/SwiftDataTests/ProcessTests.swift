import Foundation
import SwiftData
import Testing

@testable import SwiftDataProbe

struct ProcessTests {
  /// Starts the probe, which prints the number of saved notes after each one.
  private static func probe(_ store: URL, _ title: String, _ count: Int) throws -> Process {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("SwiftDataProbe")
    process.arguments = [store.path, title, String(count)]
    process.standardOutput = Pipe()
    try process.run()
    return process
  }

  private static func output(_ process: Process) throws -> FileHandle {
    try #require(process.standardOutput as? Pipe).fileHandleForReading
  }

  private static func count(_ store: URL) throws -> Int {
    let container = try ModelContainer(
      for: ProbeNote.self, configurations: ModelConfiguration(url: store))
    return try ModelContext(container).fetchCount(FetchDescriptor<ProbeNote>())
  }

  @Test func savedObjectsSurviveKill() throws {
    let folder = try TemporaryFolder()
    let process = try Self.probe(folder.store, "killed", 1_000_000)
    let output = try Self.output(process)
    var text = ""
    while text.split(separator: "\n").count < 20 {
      text += String(decoding: output.availableData, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    text += String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    let announced = text.split(separator: "\n").count
    // The last save may have ended without its line.
    #expect(announced...announced + 1 ~= (try Self.count(folder.store)))
  }

  @Test func twoProcessesUseOneStore() throws {
    let folder = try TemporaryFolder()
    let processes = try ["a", "b"].map { try Self.probe(folder.store, $0, 50) }
    for process in processes {
      _ = try Self.output(process).readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try Self.count(folder.store) == 100)
  }
}
