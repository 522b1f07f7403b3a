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

  package func paint(_ task: SweepTask) async throws -> PaintedTask {
    let notices = NoticeList()
    let session = try await sessions.open(task) { notices.add($0) }
    let pictures: [PaintedPicture]
    do {
      pictures = try await draw(session.archives(of: task))
    } catch {
      await session.end()
      throw error
    }
    await session.close()
    for notice in rasterizer.drainNotices() { notices.add(notice) }
    return PaintedTask(pictures: pictures, notices: notices.all)
  }

  private func draw(_ encoded: [SweepArchive]) async throws -> [PaintedPicture] {
    let archives = try encoded.map { try ViewArchive(decoding: $0.data) }
    let pngs = try await rasterizer.pngs(
      of: zip(encoded, archives).map { Drawing($1, at: $0.instant, options: $0.options) })
    return zip(zip(encoded, archives), pngs).map { drawn, png in
      let size = PNGSize(png)
      return PaintedPicture(
        typeSize: drawn.0.typeSize, scheme: drawn.0.scheme, entry: drawn.0.entry, png: png,
        tree: drawn.1.tree(), width: size.width, height: size.height)
    }
  }
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
