import Dispatch
import Foundation
import SQLiteDatabase
import Synchronization
import Testing

@Suite struct WriteAheadLogTests {
  @Test func connectionsSwitchNewFileAtTheSameTime() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("write-ahead-log-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = Mutex<[String]>([])
    for file in 0..<8 {
      let path = folder.appendingPathComponent("\(file).sqlite").path
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          let database = try Database(path: path)
          try database.useWriteAheadLog()
          try database.transaction {
            try database.execute("CREATE TABLE IF NOT EXISTS numbers(number)")
            try database.execute("INSERT INTO numbers VALUES (\(number))")
          }
        } catch {
          errors.withLock { $0.append("\(error)") }
        }
      }
      #expect(try Database(path: path).integer("SELECT count(*) FROM numbers") == 8)
    }
    #expect(errors.withLock { $0 } == [])
  }
}
