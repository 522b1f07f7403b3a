import DeviceEngine
import Foundation
import HostLink

/// Delivers the changes of an app's activities to the app's processes.
///
/// Each subscriber has its own bounded buffer. If it overflows, its stream ends. Its process then
/// subscribes again and starts from the complete list of activities.
struct ActivityNewsFeed {
  private struct Subscriber {
    var app: ExtensionID
    var attributesType: String?
    var continuation: AsyncStream<ActivityNews>.Continuation
  }

  private var subscribers: [Int: Subscriber] = [:]
  private var last = 0

  /// - Parameters:
  ///   - attributesType: nil means every type.
  ///   - first: The news at the beginning of the stream.
  ///   - limit: The maximum number of unread news beyond `first`.
  mutating func subscribe(
    to app: ExtensionID, attributesType: String?, first: [ActivityNews], limit: Int
  ) -> AsyncStream<ActivityNews> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ActivityNews.self, bufferingPolicy: .bufferingOldest(first.count + max(limit, 1)))
    for news in first { continuation.yield(news) }
    last += 1
    subscribers[last] = Subscriber(
      app: app, attributesType: attributesType, continuation: continuation)
    return stream
  }

  mutating func send(_ news: ActivityNews, to app: ExtensionID) {
    for (number, subscriber) in subscribers
    where subscriber.app == app && news.concerns(subscriber.attributesType) {
      switch subscriber.continuation.yield(news) {
      case .enqueued: break
      default:
        subscriber.continuation.finish()
        subscribers[number] = nil
      }
    }
  }

  mutating func finish() {
    for subscriber in subscribers.values { subscriber.continuation.finish() }
    subscribers = [:]
  }
}

extension ActivityNews {
  /// - Parameter attributesType: nil means every type.
  func concerns(_ attributesType: String?) -> Bool {
    guard let attributesType else { return true }
    switch self {
    case .activity(let record): return record.attributesType == attributesType
    case .pushToStartToken(let type, _): return type == attributesType
    case .authorization: return true
    case .alarms: return false
    }
  }
}
