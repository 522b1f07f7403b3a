import DeviceEngine
import Foundation
import WidgetHost

extension DeviceService {
  /// Throws what `DeviceAnswer.Failure` tells.
  func answer(to command: ControlCommand) async throws -> Data {
    switch command {
    case .gallery: return try DeviceAnswer.encode(await host.controlGallery())
    case .add(let id, let kind, let place, let configuration):
      return try DeviceAnswer.encode(
        try await host.addControl(
          extension: id, kind: kind, place: place, configuration: configuration))
    case .move(let id, let place):
      return try DeviceAnswer.encode(try await host.moveControl(id, to: place))
    case .configure(let id, let values):
      return try DeviceAnswer.encode(try await host.configureControl(id, values))
    case .press(let id):
      return try DeviceAnswer.encode(PressResult(try await host.pressControl(id)))
    case .set(let id, let isOn):
      return try DeviceAnswer.encode(PressResult(try await host.setControl(id, isOn: isOn)))
    case .remove(let id): try await host.removeControl(id)
    case .reload(.control(let id)): try await host.reloadControl(id)
    case .reload(.extension(let id, let kind, let asker)):
      try await host.reloadControls(
        extension: id, kind: kind, by: asker == .app ? .widgetCenter : .person)
    case .invalidateConfigurations(let id):
      try await host.invalidateControlConfigurations(extension: id)
    case .push(.control(let id)): try await host.pushControl(id)
    case .push(.token(let token)): try await host.pushControl(token: token)
    }
    return try DeviceAnswer.encode(Nothing())
  }
}

/// What a press of a control led to.
public struct PressResult: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable { case performed, link, opened, needsUnlock }

  public var outcome: Outcome
  public var link: DeliveredLink?

  init(_ outcome: ControlOutcome) {
    switch outcome {
    case .performed: (self.outcome, link) = (.performed, nil)
    case .link(let link): (self.outcome, self.link) = (.link, link)
    case .opened(let link): (self.outcome, self.link) = (.opened, link)
    case .needsUnlock: (self.outcome, link) = (.needsUnlock, nil)
    }
  }
}
