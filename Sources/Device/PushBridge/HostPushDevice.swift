import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import PushGateway
import PushTranslation
import PushValues
import WidgetHost

/// Connects a `WidgetHost` to the push gateway: adapts the host to the `PushDevice` protocol.
///
///     let gateway = try PushGateway(
///       device: HostPushDevice(host: host), folder: folder, settings: settings, now: now)
///
/// The gateway and the host are independent modules. This adapter translates tokens to
/// `TokenFacts` and payloads to `ActivityPush`. It makes no decisions: the gateway validates
/// requests, and the host applies pushes. Both use `PushVerdict`.
///
/// There are two payload types, although many fields are equal. The gateway is a separate product
/// that depends on no module of the host, and its type also defines the format of stored messages.
/// The host's type is an input of its decisions: the event may be missing, the priority is a part
/// of it, and the alert contains localized texts, which the host looks up.
package struct HostPushDevice: PushDevice {
  private let host: WidgetHost
  private let recent = RecentBodies()

  package init(host: WidgetHost) {
    self.host = host
  }

  package func token(_ token: Data) async -> TokenFacts? {
    await host.pushTokenFacts(token).map { TokenFacts($0) }
  }

  package var tokenRevision: UInt64 { host.pushTokenRevision }

  package func deliver(_ push: DevicePush) async -> PushVerdict {
    await deliver(push, receipt: nil)
  }

  /// - Parameter receipt: The stream sequence of a push from a cluster; nil without a cluster.
  package func deliver(_ push: DevicePush, receipt: PushReceipt?) async -> PushVerdict {
    recent.keep(push.body, sentTo: push.token)
    switch push.payload {
    case .liveActivity(let payload):
      return await host.push(
        ActivityPush(payload, priority: push.priority), to: push.token, bundle: push.bundle,
        receipt: receipt)
    case .contentChanged where push.kind == .widgets:
      return await host.pushWidgets(to: push.token, bundle: push.bundle, receipt: receipt)
    case .contentChanged where push.kind == .controls:
      return await host.pushControls(to: push.token, bundle: push.bundle, receipt: receipt)
    case .contentChanged, .other:
      return PushVerdict(
        .refused, "The device does not accept pushes of type \(push.kind.rawValue).")
    }
  }

  package func broadcast(_ push: ChannelPush) async -> PushVerdict {
    await broadcast(push, receipt: nil)
  }

  /// - Parameter receipt: The stream sequence of a broadcast from a cluster; nil without a cluster.
  package func broadcast(_ push: ChannelPush, receipt: PushReceipt?) async -> PushVerdict {
    await host.broadcast(
      ActivityPush(push), channel: push.channel, bundle: push.bundle, receipt: receipt)
  }

  package func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict {
    await host.catchUp(ActivityID(activity), with: ActivityPush(push), bundle: push.bundle)
  }

  /// The body of the newest push to a token; nil if there was none since the device started.
  package func lastBody(sentTo token: Data) -> Data? { recent.body(sentTo: token) }

  /// Returns all valid push tokens.
  package func tokens() async -> [PushTokenListing] {
    await host.pushTokenList().map { entry in
      PushTokenListing(
        token: entry.token, kind: entry.facts.kind,
        bundle: entry.facts.bundleIdentifier,
        owner: entry.facts.owner, name: entry.facts.name,
        environment: entry.facts.isProduction ? .production : .development)
    }
  }
}

extension PushTokenFacts {
  /// The id of the activity or the control, the attributes type, or the extension.
  fileprivate var owner: String {
    activity?.rawValue ?? control?.rawValue ?? attributesType ?? `extension`.rawValue
  }

  /// The attributes type of the activity, or the kinds of the control or the widgets.
  fileprivate var name: String? { attributesType ?? kinds?.joined(separator: ", ") }
}

extension TokenFacts {
  package init(_ facts: PushTokenFacts) {
    self.init(
      bundle: facts.bundleIdentifier, kind: facts.kind, isLive: facts.isLive,
      environment: facts.isProduction ? .production : .development, since: facts.ended)
  }
}
