import Foundation
import Rasterizer
import SweepDrawing
import Synchronization
import Testing
import ViewArchive

@testable import Sweep

@Suite struct TaskPainterTests {
  private let task = SweepTask(
    sweep: "s", index: 0, bundle: SweepPlan.Bundle(name: "Tide", hash: "0"), kind: "Tide",
    family: "systemSmall", device: "393x852", locale: "en_US", typeSizes: ["large"],
    schemes: ["light", "dark"], entries: 1, clock: 0, frameworks: "build")

  @Test func picturesHaveTheirAxesAndPixels() async throws {
    let sessions = try RecordedSessions()
    let painted = try await TaskPainter(sessions).prepare(task).paint()
    #expect(painted.pictures.map(\.scheme) == ["light", "dark"])
    #expect(painted.pictures.allSatisfy { $0.width == 20 && $0.height == 10 })
    #expect(painted.pictures.allSatisfy { $0.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    #expect(painted.pictures[0].tree.contains("content"))
    #expect(sessions.ends.withLock { $0 } == ["close"])
  }

  @Test func noticesHaveNoPrefixesAndNoDuplicates() async throws {
    let sessions = try RecordedSessions(
      notices: ["vitrine: warning: no image", "no image\n", "vitrine: late"])
    #expect(try await TaskPainter(sessions).prepare(task).paint().notices == ["no image", "late"])
  }

  @Test func noticesAreBounded() async throws {
    let sessions = try RecordedSessions(notices: (0..<100).map { "notice \($0)" })
    #expect(try await TaskPainter(sessions).prepare(task).paint().notices.count == 20)
  }

  @Test func damagedArchiveEndsTheSession() async throws {
    let sessions = try RecordedSessions(data: Data("not an archive".utf8))
    let painter = try TaskPainter(sessions)
    await #expect(throws: (any Error).self) { try await painter.prepare(task) }
    #expect(sessions.ends.withLock { $0 } == ["end"])
  }
}

/// Sessions with one archive for each color scheme. Records how they end.
private final class RecordedSessions: SweepSessions, SweepSession {
  let ends = Mutex<[String]>([])
  private let data: Data
  private let notices: [String]

  init(data: Data? = nil, notices: [String] = []) throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 5)
    let archive = ViewArchive(
      size: frame.size, content: ArchiveNode(kind: "content", frame: frame))
    self.data = try data ?? archive.encoded()
    self.notices = notices
  }

  func open(_ task: SweepTask, notice: @escaping @Sendable (String) -> Void) -> any SweepSession {
    for message in notices { notice(message) }
    return self
  }

  func archives(of task: SweepTask) -> [SweepArchive] {
    task.schemes.map { scheme in
      SweepArchive(
        typeSize: task.typeSizes[0], scheme: scheme, entry: 0, data: data,
        instant: Date(timeIntervalSince1970: task.clock), options: DrawingOptions(scale: 2))
    }
  }

  func close() { ends.withLock { $0.append("close") } }

  func end() { ends.withLock { $0.append("end") } }
}
