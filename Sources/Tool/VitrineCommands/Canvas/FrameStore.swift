import DeviceSurfaces
import Foundation
import PreviewTesting
import StableHash

/// The frames that pages can show, up to a size. The oldest make room for new ones.
struct FrameStore {
  struct Entry: Sendable {
    var archive: Data
    var look: WidgetLook
    var date: Date
  }

  /// The largest size of all archives, in bytes.
  private static let sizeLimit = 64 << 20

  private var entries: [String: Entry] = [:]
  /// The identifiers, oldest first.
  private var order: [String] = []
  private var size = 0

  func entry(_ id: String) -> Entry? { entries[id] }

  /// Keeps a frame, and returns its identifier. Equal frames have the same one.
  mutating func insert(_ frame: PreviewFrame) throws -> String {
    let archive = try frame.archive.encoded()
    var hash = StableHash<UInt64>(of: archive)
    hash.combine("\(frame.look.options) \(frame.date.timeIntervalSinceReferenceDate)")
    let id = hash.hexadecimal
    if entries[id] == nil {
      size += archive.count
      entries[id] = Entry(archive: archive, look: frame.look, date: frame.date)
    } else {
      order.removeAll { $0 == id }
    }
    order.append(id)
    while size > Self.sizeLimit, order.count > 1 {
      size -= entries.removeValue(forKey: order.removeFirst())?.archive.count ?? 0
    }
    return id
  }
}
