import AVFoundation
import Synchronization

/// A delegate that provides its calls as an asynchronous sequence.
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
  private let continuation: AsyncStream<Call>.Continuation

  override init() {
    (calls, continuation) = AsyncStream.makeStream()
    super.init()
    // The main queue does not always run on the main thread, so it is marked.
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// Waits for the next call.
  func next() async -> Call? {
    var iterator = calls.makeAsyncIterator()
    return await iterator.next()
  }

  /// Ends the sequence.
  func end() { continuation.finish() }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    record(.finished(successfully: flag), player)
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    let error = error as NSError?
    record(.decodeError(domain: error?.domain ?? "", code: error?.code ?? 0), player)
  }

  private func record(_ kind: Call.Kind, _ player: AVAudioPlayer) {
    continuation.yield(
      Call(
        kind: kind, isOnMainQueue: DispatchQueue.getSpecific(key: Self.mainQueue) != nil,
        isPlaying: player.isPlaying,
        currentTime: player.currentTime))
  }
}
