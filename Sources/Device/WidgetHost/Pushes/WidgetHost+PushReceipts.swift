import DeviceEngine
import DeviceStore
import PushValues

// Detects redelivered pushes of a cluster.
extension WidgetHost {
  /// Continues at the stored position in a stream, or resets the position if the stream was
  /// recreated.
  ///
  /// - Parameter identity: Differs for streams that number their messages separately.
  /// - Throws: `HostError.storeFailed`.
  public func continuePushes(of stream: PushReceipt.Stream, identity: Int) throws {
    guard numbers[stream.identityCounter] != identity else { return }
    try store.apply(
      [.counter(stream.identityCounter, identity), .counter(stream.counter, 0)],
      durability: .acknowledged)
    numbers[stream.identityCounter] = identity
    numbers[stream.counter] = 0
  }

  /// The verdict on a push that was handled before; nil for a new one.
  func repetition(_ receipt: PushReceipt?) -> PushVerdict? {
    guard let receipt, receipt.number <= numbers[receipt.stream.counter] ?? 0 else { return nil }
    return PushVerdict(.superseded, PushSentences.repeated)
  }

  /// What is stored with the effect of a push.
  func changes(_ receipt: PushReceipt?) -> [StoreChange] {
    receipt.map { [.counter($0.stream.counter, $0.number)] } ?? []
  }

  /// The effect of a push is stored.
  func note(_ receipt: PushReceipt?) {
    if let receipt { numbers[receipt.stream.counter] = receipt.number }
  }

  /// For a push whose effect is not stored in one step: a reload that is requested twice does no
  /// harm. Throws `HostError.storeFailed`.
  func store(_ receipt: PushReceipt?) throws {
    guard receipt != nil else { return }
    try store.apply(changes(receipt), durability: .acknowledged)
    note(receipt)
  }
}

extension PushReceipt.Stream {
  fileprivate var counter: StoreCounter {
    switch self {
    case .pushes: .push
    case .broadcasts: .broadcast
    }
  }

  fileprivate var identityCounter: StoreCounter {
    switch self {
    case .pushes: .pushStream
    case .broadcasts: .broadcastStream
    }
  }
}
