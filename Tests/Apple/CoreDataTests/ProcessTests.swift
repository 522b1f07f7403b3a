import CoreData
import Testing

@testable import CoreDataProbe

struct ProcessTests {
  /// Starts the probe, which prints the number of saved leaves after each one.
  private static func probe(_ store: URL, _ title: String, _ count: Int) throws -> Process {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("CoreDataProbe")
    process.arguments = [store.path, title, String(count)]
    process.standardOutput = Pipe()
    try process.run()
    return process
  }

  private static func output(_ process: Process) throws -> FileHandle {
    try #require(process.standardOutput as? Pipe).fileHandleForReading
  }

  private static func count(_ store: URL) throws -> Int {
    try Leaf.context(store).count(for: NSFetchRequest<Leaf>(entityName: "Leaf"))
  }

  @Test func savedObjectsSurviveKill() throws {
    try withStoreFile { store in
      let process = try Self.probe(store, "killed", 1_000_000)
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
      #expect(announced...announced + 1 ~= (try Self.count(store)))
    }
  }

  @Test func twoProcessesUseOneStore() throws {
    try withStoreFile { store in
      let processes = try ["a", "b"].map { try Self.probe(store, $0, 50) }
      for process in processes {
        _ = try Self.output(process).readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(try Self.count(store) == 100)
    }
  }
}
