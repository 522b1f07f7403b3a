import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import Rasterizer
import Synchronization

@testable import DeviceWeb

/// A device that records the calls of the page's server and changes when the test tells it to.
final class RecordedDevice: Sendable {
  struct Record {
    var commands: [String] = []
    var viewed: [[PlacementID]] = []
    var drawn: [PictureKey] = []
    var listeners: [AsyncStream<HostChange>.Continuation] = []
    var activeListeners = 0
    var versions: [String: Int] = [:]
    var nextChange: Date?
    /// The tag of all pictures, to make them look the same; nil for a tag per version.
    var tag: String?
    /// Placements whose drawing fails because it is too expensive.
    var expensive: Set<String> = []
    /// The placements on each surface, by the id of its item.
    var surfaces: [String: [PlacementID]] = [:]
    var waits: [Date: CheckedContinuation<Void, Never>] = [:]
  }

  let record = Mutex(Record())

  /// Creates a device with these placements. A picture's tag is its placement's version. Names that
  /// start with "c" are controls, whose pictures have a symbol.
  init(placements: [String] = ["p1", "p2"]) {
    record.withLock { for name in placements { $0.versions[name] = 1 } }
  }

  var page: PageDevice {
    PageDevice(
      state: { self.state },
      changes: {
        let (stream, continuation) = AsyncStream<HostChange>.makeStream()
        continuation.onTermination = { _ in self.record.withLock { $0.activeListeners -= 1 } }
        self.record.withLock {
          $0.listeners.append(continuation)
          $0.activeListeners += 1
        }
        return stream
      },
      viewed: { placements in self.record.withLock { $0.viewed.append(placements) } },
      perform: { command in self.perform(command) },
      picture: { item, scale in try self.picture(item, scale: scale) },
      preview: { request in
        guard request.kind == "Clock" else {
          throw HostError.unknownKind(
            request.kind, extension: request.extension, known: ["Clock"])
        }
        let surface = request.companion.map { "-\($0.role.rawValue).\($0.name.rawValue)" } ?? ""
        return Self.picture(
          tag: "preview-\(request.colorScheme.rawValue)-\(request.scale)\(surface)")
      },
      controlPreview: { request in
        guard request.kind == "Fan" else {
          throw HostError.unknownKind(
            request.kind, extension: request.extension, known: ["Fan"])
        }
        return Self.picture(
          tag: "\(request.surface.rawValue)-\(request.size.rawValue)-\(request.scale)")
      },
      wait: { date in
        await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            self.record.withLock { $0.waits[date] = continuation }
          }
        } onCancel: {
          self.record.withLock { $0.waits.removeValue(forKey: date) }?.resume()
        }
      })
  }

  private var state: HostState {
    HostState(
      revision: 1, clock: ClockState(now: Date(timeIntervalSince1970: 0), rate: 1),
      device: DeviceSettings(), extensions: [],
      placements: record.withLock { $0.versions.keys.filter { $0.hasPrefix("p") }.sorted() }
        .map { placement(PlacementID($0)) }, stacks: [],
      links: [])
  }

  func placement(_ id: PlacementID) -> PlacementState {
    PlacementState(
      placement: Placement(
        id: id, extension: "Everyday", kind: "Clock", family: .systemSmall,
        place: .home(page: 0, column: 0, row: 0)),
      title: "Clock", version: record.withLock { $0.versions[id.rawValue] ?? 0 })
  }

  func control(_ id: ControlID) -> ControlState {
    ControlState(
      control: Control(
        id: id, extension: "Everyday", kind: "Fan",
        place: .controlCenter(position: 0, size: .small)),
      title: "Fan", app: "Everyday", version: record.withLock { $0.versions[id.rawValue] ?? 0 })
  }

  private func perform(_ request: CommandRequest) -> Data {
    let name = type(of: request.command).name
    if name == "remove" {
      return Data(#"{"ok":false,"error":{"code":"unknownPlacement","message":"none"}}"#.utf8)
    }
    record.withLock { $0.commands.append(name) }
    return Data(#"{"ok":true,"result":{"done":"\#(name)"}}"#.utf8)
  }

  private func picture(_ item: PictureItem, scale: Double) throws -> WidgetPicture {
    let id = item.id
    return try record.withLock { record in
      record.drawn.append(PictureKey(item: item, scale: scale))
      if record.expensive.contains(id) {
        throw RasterizerError.tooExpensive(count: 1500, of: "blurs")
      }
      let version = item.surface == nil ? record.versions[id] : record.surfaces[id].map { _ in 1 }
      guard let version else { throw HostError.unknownPlacement(PlacementID(id)) }
      var picture = Self.picture(
        tag: record.tag
          ?? [item.presentation?.rawValue, "v\(version)"].compactMap(\.self).joined(),
        version: version, nextChange: record.nextChange)
      if let placements = record.surfaces[id] {
        picture.contents = SurfaceContents(
          screen: LinkSize(width: 198, height: 242), widgets: placements.map(Self.shown))
      }
      if id.hasPrefix("c") {
        picture.symbol = SymbolPicture(
          png: Data("PNG s\(version)".utf8), tag: "s\(version)",
          frame: SurfaceFrame(x: 8, y: 8, width: 48, height: 48))
      }
      return picture
    }
  }

  private static func shown(_ id: PlacementID) -> SurfaceContents.Widget {
    SurfaceContents.Widget(
      placement: id, frame: SurfaceFrame(x: 0, y: 0, width: 50, height: 50),
      size: LinkSize(width: 50, height: 50), version: 1, elements: [])
  }

  private static func picture(
    tag: String, version: Int = 1, nextChange: Date? = nil
  ) -> WidgetPicture {
    WidgetPicture(
      png: Data("PNG \(tag)".utf8), tag: tag, size: LinkSize(width: 170, height: 170),
      scale: 1, version: version, elements: [], nextChange: nextChange)
  }

  // MARK: Driving the device

  /// Changes what the placement shows.
  func change(_ id: PlacementID) {
    record.withLock { $0.versions[id.rawValue, default: 0] += 1 }
    send(.placement(placement(id)))
  }

  func send(_ change: HostChange) {
    for listener in record.withLock({ $0.listeners }) { listener.yield(change) }
  }

  /// Moves the device's clock to a date that the server waits for.
  func reach(_ date: Date) {
    record.withLock { $0.waits.removeValue(forKey: date) }?.resume()
  }
}
