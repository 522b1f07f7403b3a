import DeviceEngine
import Devices
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

/// Performs commands on a host, and draws what it shows.
///
/// ```swift
/// let service = DeviceService(host: host, pictures: try PictureService()) { path in … }
/// let answer = await service.perform(Data(#"{"command": "gallery"}"#.utf8))
/// ```
public struct DeviceService: Sendable {
  public let host: WidgetHost
  public let pictures: PictureService
  let pushes: PushService?
  private let bundle: @Sendable (String) async throws -> URL

  /// - Parameters:
  ///   - pushes: nil where no gateway runs.
  ///   - bundle: The bundle that a path means: itself, or what is built of a folder of sources.
  public init(
    host: WidgetHost, pictures: PictureService, pushes: PushService? = nil,
    bundle: @escaping @Sendable (String) async throws -> URL
  ) {
    self.host = host
    self.pictures = pictures
    self.pushes = pushes
    self.bundle = bundle
  }

  /// A request's JSON to its answer's, one line each. Never fails: what cannot be done is told.
  public func perform(_ request: Data) async -> Data {
    do {
      return try await answer(to: try DeviceCommand(json: request))
    } catch {
      return DeviceAnswer.encode(failure: DeviceAnswer.Failure(error))
    }
  }

  /// Throws what `DeviceAnswer.Failure` tells.
  func answer(to command: DeviceCommand) async throws -> Data {
    switch command {
    case .state: return try DeviceAnswer.encode(await host.state())
    case .devices: return try DeviceAnswer.encode(DeviceEntry.all)
    case .gallery: return try DeviceAnswer.encode(await host.gallery())
    case .options(let id, let request):
      return try DeviceAnswer.encode(try await host.options(extension: id, request))
    case .control(let command): return try await answer(to: command)
    case .activity(let command): return try await answer(to: command)
    case .push(.log(_, _, follow: true)): throw CommandError.cannotFollow
    case .push(let command): return try await answer(to: command)
    case .explain(let id, let limit) where id.namesControl:
      return try DeviceAnswer.encode(try await host.explainControl(id, limit: limit))
    case .explain(let id, let limit) where id.namesActivity:
      return try DeviceAnswer.encode(try await host.explainActivity(id, limit: limit))
    case .explain(let id, let limit):
      return try DeviceAnswer.encode(try await host.explain(id, limit: limit))
    case .ledger(let after?, let limit):
      return try DeviceAnswer.encode(try await host.ledger(after: after, limit: limit))
    case .ledger(nil, let limit), .log(follow: false, let limit):
      return try DeviceAnswer.encode(try await host.newestLedger(limit: limit))
    case .log(follow: true, _): throw CommandError.cannotFollow
    case .elements(let id):
      return try DeviceAnswer.encode(try await picture(of: id, scale: 1).elements)
    case .screenshot(let surface, let page, let scale):
      return try DeviceAnswer.encode(
        Screenshot(png: try await screen(surface, page: page, scale: scale)))
    default: return try await answer(toChange: command)
    }
  }

  private func answer(toChange command: DeviceCommand) async throws -> Data {
    switch command {
    case .place(let id, let kind, let family, let place, let configuration):
      return try DeviceAnswer.encode(
        try await host.place(
          extension: id, kind: kind, family: family, place: place, configuration: configuration))
    case .move(let id, let place):
      return try DeviceAnswer.encode(try await host.move(id, to: place))
    case .stack(let id, let target):
      return try DeviceAnswer.encode(try await host.stack(id, onto: target))
    case .turn(let stack, let member):
      return try DeviceAnswer.encode(try await host.turn(stack, to: member))
    case .stackSettings(let stack, let smartRotate):
      return try DeviceAnswer.encode(try await host.setSmartRotate(smartRotate, of: stack))
    case .configure(let id, let values):
      return try DeviceAnswer.encode(try await host.configure(id, values))
    case .tap(let id, let target, let version):
      return try DeviceAnswer.encode(
        TapResult(try await host.tap(id, at: target, version: version)))
    case .clock(let change): return try DeviceAnswer.encode(try await setClock(change))
    case .device(let change):
      let settings = change.applied(to: await host.deviceSettings())
      return try DeviceAnswer.encode(try await host.setDevice(settings))
    case .install(let path, let openCommand):
      let app = try await host.install(try await bundle(path), openCommand: openCommand)
      return try DeviceAnswer.encode(ExtensionSummary(app))
    case .openApp(let id, let url):
      return try DeviceAnswer.encode(try await host.openApp(of: id, url: url))
    case .remove(let id): try await host.remove(id)
    case .reload(.placement(let id)): try await host.reload(id)
    case .reload(.extension(let id, let kind, by: .person)):
      try await host.reload(extension: id, kind: kind)
    case .reload(.extension(let id, let kind, by: .app)):
      try await host.reload(kind.map { .timelines(kind: $0) } ?? .allTimelines, byAppOf: id)
    case .view(let ids): await host.viewed(ids)
    case .uninstall(let id): try await host.uninstall(id)
    default: throw CommandError.unknownCommand(command.name)
    }
    return try DeviceAnswer.encode(Nothing())
  }

  private func setClock(_ change: DeviceCommand.ClockChange) async throws -> ClockState {
    var date = change.date
    if let by = change.by {
      let from = if let date { date } else { await host.clockState().now }
      date = from.addingTimeInterval(by)
    }
    guard date != nil || change.rate != nil else { return await host.clockState() }
    return try await host.setClock(date: date, rate: change.rate)
  }
}
