import Foundation
import Rasterizer
import Sweep
import Synchronization
import TextEngine
import ViewArchive

/// Draws the tasks of sweeps, with one request to the extension for all pictures of a task.
///
/// It is an actor because its rasterizer draws one picture at a time. Each worker has its own.
package actor TaskPainter: SweepPainter {
  private let sessions: any SweepSessions
  private let rasterizer: Rasterizer

  /// Throws `TextEngineError`.
  package init(_ sessions: any SweepSessions) throws {
    self.sessions = sessions
    rasterizer = try Rasterizer(fonts: .standard)
  }

  package nonisolated func prepare(_ task: SweepTask) async throws -> any PreparedTask {
    let notices = NoticeList()
    let session = try await sessions.open(task) { notices.add($0) }
    let archives: [DecodedArchive]
    do {
      archives = try await session.archives(of: task).map(DecodedArchive.init)
    } catch {
      await session.end()
      throw error
    }
    await session.close()
    return RequestedTask(painter: self, archives: archives, notices: notices)
  }

  fileprivate func draw(
    _ archives: [DecodedArchive], _ notices: NoticeList
  ) async throws -> PaintedTask {
    let pngs = try await rasterizer.pngs(of: archives.map(\.drawing))
    for notice in rasterizer.drainNotices() { notices.add(notice) }
    let pictures = zip(archives, pngs).map { drawn, png in
      let size = PNGSize(png)
      return PaintedPicture(
        typeSize: drawn.origin.typeSize, scheme: drawn.origin.scheme, entry: drawn.origin.entry,
        png: png, tree: drawn.archive.tree(), width: size.width, height: size.height)
    }
    return PaintedTask(pictures: pictures, notices: notices.all)
  }
}

/// A task with the archives of its extension.
private struct RequestedTask: PreparedTask {
  var painter: TaskPainter
  var archives: [DecodedArchive]
  var notices: NoticeList

  func paint() async throws -> PaintedTask { try await painter.draw(archives, notices) }
}

/// An archive of a task, and its views.
private struct DecodedArchive {
  var origin: SweepArchive
  var archive: ViewArchive

  /// Throws `ArchiveError`.
  init(_ origin: SweepArchive) throws {
    self.origin = origin
    archive = try ViewArchive(decoding: origin.data)
  }

  var drawing: Drawing { Drawing(archive, at: origin.instant, options: origin.options) }
}

/// The messages that were reported while a task was drawn, without duplicates.
private final class NoticeList: Sendable {
  private static let limit = 20
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  func add(_ message: String) {
    var text = message.trimmingCharacters(in: .whitespacesAndNewlines)
    for prefix in ["vitrine: ", "warning: "] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    messages.withLock { messages in
      if messages.count < Self.limit, !messages.contains(text) { messages.append(text) }
    }
  }
}

/// The size in the header of a PNG file, in pixels.
private struct PNGSize {
  var width: Int
  var height: Int

  init(_ png: Data) {
    func number(at offset: Int) -> Int {
      png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}
