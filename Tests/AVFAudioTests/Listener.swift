import AVFoundation
import Synchronization

/// What a delegate was told, as an asynchronous sequence.
final class Listener: NSObject, AVAudioPlayerDelegate, Sendable {
  struct Call: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case finished(successfully: Bool)
      case decodeError(domain: String, code: Int)
    }

    var kind: Kind
    var isOnMainQueue: Bool
    var isPlaying: Bool
    var currentTime: TimeInterval
  }

  let calls: AsyncStream<Call>
  private let told: AsyncStream<Call>.Continuation

  override init() {
    (calls, told) = AsyncStream.makeStream()
    super.init()
    // The main queue's thread is another one in each process.
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// Waits for the next call.
  func next() async -> Call? {
    var iterator = calls.makeAsyncIterator()
    return await iterator.next()
  }

  /// No further call is heard.
  func end() { told.finish() }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    tell(.finished(successfully: flag), player)
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    let error = error as NSError?
    tell(.decodeError(domain: error?.domain ?? "", code: error?.code ?? 0), player)
  }

  private func tell(_ kind: Call.Kind, _ player: AVAudioPlayer) {
    told.yield(
      Call(
        kind: kind, isOnMainQueue: DispatchQueue.getSpecific(key: Self.mainQueue) != nil,
        isPlaying: player.isPlaying,
        currentTime: player.currentTime))
  }
}
