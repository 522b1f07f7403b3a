import Foundation

/// What a Live Activity shows: attributes that stay, and content that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes during the activity's life.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
