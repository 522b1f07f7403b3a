import Foundation
import Hexadecimal
import MessageBus
import PushGateway

/// The streams, buckets and subjects of a cluster's pushes. docs/cluster.md describes them.
///
/// A *group* contains the devices of one process. A served device forms its own group. All devices
/// of a fleet form one group. One reader serves a group.
package enum ClusterSubjects {
  /// The stream of pushes to devices, with one message for each subject.
  package static let pushes = "VITRINE_PUSHES"
  /// The stream of broadcasts, with the newest message of each channel.
  package static let broadcasts = "VITRINE_BROADCASTS"
  /// The stream of verdicts. Its oldest messages are discarded when it is full.
  package static let verdicts = "VITRINE_VERDICTS"
  /// The bucket of push tokens: `TokenRecord` by token.
  package static let tokens = "vitrine-tokens"
  /// The bucket of the keys that sign provider tokens: `ProviderKey` by identifier.
  package static let keys = "vitrine-keys"
  /// The bucket of broadcast channels: `Channel` by `channelKey(_:of:)`.
  package static let channels = "vitrine-channels"
  /// The bucket of the groups that were connected.
  package static let devices = "vitrine-devices"

  /// The subject of a push. A stream keeps the newest message of each subject.
  ///
  /// A push with a collapse id replaces earlier pushes with the same id, topic and device. A push
  /// without a collapse id replaces only earlier pushes to the same token. APNs would store a
  /// single push for each app, but an update of one activity would then discard the update of
  /// another. A push that allows only one delivery attempt (`apns-expiration: 0`) never replaces a
  /// stored push.
  static func push(_ call: DeviceCall, to address: DeviceName) -> String {
    // Interpolation would make more strings, and each push of a gateway needs a subject.
    var subject = "vitrine.push."
    subject.reserveCapacity(256)
    subject += Subject.word(address.group)
    subject += "."
    subject += Subject.word(address.device)
    subject += "."
    subject += Subject.word(call.topicName)
    subject += call.expiration == nil ? ".once-" : "."
    subject += call.collapseID == nil ? "to-" : "id-"
    subject += call.collapseID.map(Subject.word) ?? call.tokenText
    return subject
  }

  /// The pushes of a device, or of all devices of a group.
  static func pushes(of group: String, device: String? = nil) -> String {
    "vitrine.push.\(Subject.word(group)).\(device.map { Subject.word($0) } ?? "*").*.*"
  }

  static func broadcast(_ channel: String, of bundle: String) -> String {
    "vitrine.broadcast.\(Subject.word(bundle)).\(Subject.word(channel))"
  }

  static let allBroadcasts = "vitrine.broadcast.*.*"

  /// - Parameter sender: The name of a device or a gateway.
  static func verdict(_ sender: String) -> String { "vitrine.verdict.\(Subject.word(sender))" }

  static func channelKey(_ id: String, of bundle: String) -> String {
    "\(Subject.word(bundle)).\(Subject.word(id))"
  }
}

/// The name of a device in a cluster.
package struct DeviceName: Codable, Hashable, Sendable {
  /// The devices of one process.
  package var group: String
  /// Unique within the group.
  package var device: String

  package init(group: String, device: String) {
    self.group = group
    self.device = device
  }

  /// The name in the subject of a push; nil for other subjects.
  init?(subject: String) {
    let words = subject.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 6, words.starts(with: ["vitrine", "push"]),
      let group = Subject.text(of: String(words[2])),
      let device = Subject.text(of: String(words[3]))
    else { return nil }
    self.init(group: group, device: device)
  }
}
