/// The number of a push in the stream of a cluster that delivers it.
///
/// A host stores the number of the newest push together with its effect. A push that comes again,
/// because the host ended before it acknowledged it, is then recognized.
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
