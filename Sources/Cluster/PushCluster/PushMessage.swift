import MessageBus
import PushGateway

/// The message of a push. Its format is `DeviceCall.json`.
enum PushMessage {
  static func make(_ call: DeviceCall, to address: DeviceName) -> BusMessage {
    BusMessage(ClusterSubjects.push(call, to: address), payload: call.json)
  }

  /// nil if the message is not a push.
  static func read(_ message: BusMessage) -> DeviceCall? { DeviceCall(json: message.payload) }
}
