import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import PushGateway
import WidgetHost

/// Connects a `WidgetHost` to the push gateway: adapts the host to the `PushDevice` protocol.
///
///     let gateway = try PushGateway(
///       device: HostPushDevice(host: host), folder: folder, settings: settings, now: now)
///
/// The gateway and the host do not know each other's types. This adapter translates tokens to
/// `TokenFacts`, payloads to `ActivityPush`, and the host's verdicts to `PushVerdict`. It decides
/// nothing: the gateway checks requests before they arrive here, and the host applies the pushes.
///
/// There are two types for a payload, although many fields are the same. The gateway is a separate
/// product that depends on no module of the host, and its type is also the format of its stored
/// messages. The host's type is an input of its decisions: the event may be missing, the priority
/// belongs to it, and the alert holds texts in the user's language, which the host looks up.
package struct HostPushDevice: PushDevice {
  private let host: WidgetHost

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

  /// - Parameter receipt: The number of a push of a cluster.
  func deliver(_ push: DevicePush, receipt: PushReceipt?) async -> PushVerdict {
    switch push.payload {
    case .liveActivity(let payload):
      return PushVerdict(
        await host.push(
          ActivityPush(payload, priority: push.priority), to: push.token, bundle: push.bundle,
          receipt: receipt))
    case .contentChanged where push.kind == .widgets:
      return PushVerdict(
        await host.pushWidgets(to: push.token, bundle: push.bundle, receipt: receipt))
    case .contentChanged where push.kind == .controls:
      return PushVerdict(
        await host.pushControls(to: push.token, bundle: push.bundle, receipt: receipt))
    case .contentChanged, .other:
      return PushVerdict(
        .refused, "The device does not accept pushes of type \(push.kind.rawValue).")
    }
  }

  package func broadcast(_ push: ChannelPush) async -> PushVerdict {
    await broadcast(push, receipt: nil)
  }

  /// - Parameter receipt: The number of a broadcast of a cluster.
  func broadcast(_ push: ChannelPush, receipt: PushReceipt?) async -> PushVerdict {
    PushVerdict(
      await host.broadcast(
        ActivityPush(push), channel: push.channel, bundle: push.bundle, receipt: receipt))
  }

  package func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict {
    PushVerdict(
      await host.catchUp(activity, with: ActivityPush(push), bundle: push.bundle))
  }

  /// Returns all valid push tokens.
  package func tokens() async -> [PushTokenListing] {
    await host.pushTokenList().map { entry in
      PushTokenListing(
        token: entry.token, kind: TokenFacts.Kind(entry.facts.kind),
        bundle: entry.facts.bundleIdentifier,
        owner: entry.facts.activity ?? entry.facts.attributesType ?? entry.facts.extension,
        environment: entry.facts.isProduction ? .production : .development)
    }
  }
}

extension TokenFacts {
  init(_ facts: PushTokenFacts) {
    self.init(
      bundle: facts.bundleIdentifier, kind: Kind(facts.kind), isLive: facts.isLive,
      environment: facts.isProduction ? .production : .development, since: facts.ended)
  }
}

extension TokenFacts.Kind {
  fileprivate init(_ kind: PushTokenFacts.Kind) {
    self =
      switch kind {
      case .activityUpdate: .activityUpdate
      case .activityStart: .activityStart
      case .widgets: .widgets
      case .control: .control
      }
  }
}

extension ActivityPush {
  fileprivate init(_ push: ChannelPush) {
    self.init(push.payload, priority: push.priority)
  }

  package init(_ payload: LiveActivityPayload, priority: Int) {
    let event: Event =
      switch payload.event {
      case .start: .start
      case .update: .update
      case .end: .end
      }
    self.init(
      event: event, timestamp: payload.timestamp, contentState: payload.contentState,
      attributesType: payload.attributesType, attributes: payload.attributes,
      alert: payload.alert.map {
        ActivityAlert(
          title: $0.title.text, body: $0.body.text,
          sound: $0.sound == "default" ? nil : $0.sound ?? "")
      },
      staleDate: payload.staleDate, dismissalDate: payload.dismissalDate,
      relevanceScore: payload.relevanceScore ?? 0, wantsToken: payload.inputPushToken,
      channel: payload.inputPushChannel, priority: priority)
    titleKey = payload.alert?.title.key
    bodyKey = payload.alert?.body.key
  }
}

extension PushAlert.Text {
  /// nil for plain text.
  fileprivate var key: ActivityPush.LocalizedKey? {
    isKey ? ActivityPush.LocalizedKey(text, arguments: arguments) : nil
  }
}

extension PushVerdict {
  fileprivate init(_ verdict: HostPushVerdict) {
    let outcome: Outcome =
      switch verdict.outcome {
      case .delivered, .notDrawn: .delivered
      case .superseded: .superseded
      case .overBudget: .overBudget
      case .staleToken, .unknownToken: .staleToken
      case .undecodable, .incomplete: .undecodable
      case .eventMissing: .eventMissing
      case .wrongTopic: .wrongTopic
      case .refused, .failed: .refused
      }
    self.init(
      outcome, verdict.sentence,
      details: verdict.details.map {
        Details(
          keyPath: $0.keyPath, expected: $0.expected, found: $0.found, example: $0.example)
      })
  }
}
