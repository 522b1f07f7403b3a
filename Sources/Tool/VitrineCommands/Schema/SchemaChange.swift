/// A difference between the types that old servers and running activities follow, and the new ones.
struct SchemaChange: Encodable, Equatable {
  enum Effect: String, Encodable {
    /// JSON that the old types decode does not decode any more, or means something else.
    case incompatible
    /// All JSON that the old types decode still decodes.
    case compatible
  }

  var effect: Effect
  /// Such as `MatchAttributes content-state.home.name`.
  var place: String
  var sentence: String

  var text: String { "\(effect.rawValue): \(place): \(sentence)" }
}
