import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import PushGateway
import WidgetHost

/// Everything that is known about a placement, a control or an activity.
package struct Diagnose: DeviceCommand {
  package static let name = "diagnose"
  var placement: ItemID
  /// The number of ledger rows; 20 by default.
  var limit: Int?

  package init(_ id: ItemID, limit: Int? = nil) {
    placement = id
    self.limit = limit
  }

  package func validate() throws { try checkLimit(limit) }

  package func perform(on device: DeviceService) async throws -> Diagnosis {
    let explanation = try await device.host.explain(placement, limit: limit ?? 20)
    let (id, subject) = explanation.owner
    let app = await device.host.installedExtensions.first { $0.id == id }
    return Diagnosis(
      explanation: explanation,
      extension: await device.host.state().extensions.first { $0.id == id },
      requests: device.requests.newest(Diagnosis.requestLimit, of: id, about: subject),
      groups: app.flatMap { device.folders?.groupReports(of: $0) } ?? [],
      pushes: await device.pushes?.verdicts(on: placement, of: app) ?? [],
      notices: await device.host.notices(of: placement))
  }
}

/// The answer to `Diagnose`: what a bug report needs.
package struct Diagnosis: Codable, Equatable, Sendable {
  static let requestLimit = 10
  static let pushLimit = 10

  package var explanation: Explanation
  /// nil if the extension is not installed any more.
  package var `extension`: ExtensionState?
  /// The newest requests to the extension and its app about the item, oldest first.
  package var requests: [RequestRecord]
  /// The app groups of the extension and its app.
  package var groups: [GroupReport]
  /// The newest pushes to the item, and those of its app that were sent to unknown tokens, oldest
  /// first.
  package var pushes: [PushLogEntry]
  /// The notices about what is shown now.
  package var notices: [String]
}

extension Explanation {
  /// The extension of the item, and its kind or attributes type.
  fileprivate var owner: (id: ExtensionID, subject: String) {
    switch self {
    case .placement(let explanation):
      (explanation.placement.placement.extension, explanation.placement.placement.kind)
    case .control(let explanation):
      (explanation.control.control.extension, explanation.control.control.kind)
    case .activity(let explanation):
      (explanation.activity.extension, explanation.activity.attributesType)
    }
  }
}

extension PushService {
  fileprivate func verdicts(on item: ItemID, of app: InstalledExtension?) async -> [PushLogEntry] {
    let tokens = await tokens()
    let id = app?.id.rawValue
    let own = Set(
      tokens.filter { token in
        token.owner == item.rawValue || (token.kind == .widgets && token.owner == id)
      }.map(\.token))
    let known = Set(tokens.map(\.token))
    let bundle = app?.bundleIdentifier ?? ""
    let found = gateway.log.newest(1000).filter { entry in
      guard let token = entry.token else { return false }
      if own.contains(token) { return true }
      let isOfApp = entry.topic == bundle || entry.topic?.hasPrefix(bundle + ".push-type.") == true
      return isOfApp && !known.contains(token)
    }
    return found.suffix(Diagnosis.pushLimit)
  }
}
