import Foundation

/// The data of a Live Activity: attributes that stay the same, and a content that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes during the activity's life.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
