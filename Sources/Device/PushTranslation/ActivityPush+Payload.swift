import DeviceEngine
import Foundation
import HostLink
import PushGateway

// The pushes of a gateway as inputs of a device.
extension ActivityPush {
  package init(_ push: ChannelPush) {
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
