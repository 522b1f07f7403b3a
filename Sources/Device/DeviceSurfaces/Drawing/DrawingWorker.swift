import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// The drawing process: draws what the host orders, one picture after the other, until the host
/// ends.
///
/// `vitrine` runs it as a command that the help does not list; see `DrawingProcess`.
package enum DrawingWorker {
  /// The command that starts it.
  package static let command = "draw-pictures"

  /// Works until the link is closed. Throws `HostLinkError`, `TextEngineError`.
  package static func run() throws {
    let link = try HostLinkConnection.inherited()
    let rasterizer = try Rasterizer(fonts: .standard)
    var archives = RecentlyUsed<Data, ViewArchive>(capacity: 64)
    try link.send(DrawingReply())
    while let order = try link.receive(DrawingOrder.self) {
      var reply = DrawingReply()
      do {
        let known = archives.value(for: order.archive.data)
        let archive = try known ?? ViewArchive(decoding: order.archive.data)
        if known == nil { archives.insert(archive, for: order.archive.data) }
        reply = try draw(order, archive, rasterizer)
      } catch {
        reply.failure = SentFailure(error)
      }
      reply.notices = rasterizer.drainNotices()
      try link.send(reply)
    }
  }

  private static func draw(
    _ order: DrawingOrder, _ archive: ViewArchive, _ rasterizer: Rasterizer
  ) throws -> DrawingReply {
    rasterizer.budget = DrawingBudget(work: order.work, time: .seconds(order.time))
    let options = try order.options.options()
    switch order.form {
    case .png:
      return DrawingReply(
        data: Attachment(
          try rasterizer.png(of: archive, at: order.instant, options: options)))
    case .pixels:
      let picture = try rasterizer.picture(of: archive, at: order.instant, options: options)
      let bytes = picture.withUnsafeBytes { Data($0) }
      return DrawingReply(
        data: Attachment(bytes), width: picture.width, height: picture.height)
    }
  }
}
