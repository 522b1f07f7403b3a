/// The sequence of a push in the stream of a cluster.
///
/// A host stores the sequence of the newest push together with its effect. If the host ends before
/// it acknowledges a push, it detects the redelivery by its sequence.
public struct PushReceipt: Equatable, Sendable {
  public enum Stream: Sendable {
    case pushes, broadcasts
  }

  public var stream: Stream
  /// Increases with each push to the device.
  public var number: Int

  public init(_ stream: Stream, number: Int) {
    self.stream = stream
    self.number = number
  }
}
