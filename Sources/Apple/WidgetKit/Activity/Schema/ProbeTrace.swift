/// What a type asks for while it is decoded from a `ProbeDecoder`, in order.
final class ProbeTrace {
  enum Request {
    /// A value; `isRequired` is false if the type asks whether there is one.
    case value(any Decodable.Type, isRequired: Bool, acceptsNull: Bool)
    case nested(ProbeTrace)
  }

  struct Member {
    let key: String
    let request: Request
  }

  enum Container {
    case none
    case object
    case list
    case value
  }

  private(set) var container = Container.none
  /// The keys of an object that were asked for.
  private(set) var members: [Member] = []
  /// The keys whose presence the type asks for, and those that may be null.
  private var askedForPresence: Set<String> = []
  private var askedForNull: Set<String> = []
  /// The elements of a list, or the one value.
  private(set) var elements: [any Decodable.Type] = []
  /// The type of the keys, if an object is asked for.
  private(set) var keys: (any CodingKey.Type)?
  /// Whether the type asks which keys there are.
  var listsKeys = false
  /// Whether the type does what no synthesized code does.
  var isUnusual = false
  /// The type whose sample is missing, if that is why decoding ended.
  var unavailable: (any Any.Type)?

  func open(_ container: Container, keys: (any CodingKey.Type)? = nil) {
    if self.container != .none { isUnusual = true }
    self.container = container
    self.keys = keys
  }

  func note(_ key: String, _ request: Request) {
    if members.contains(where: { $0.key == key }) {
      isUnusual = true
    } else {
      members.append(Member(key: key, request: request))
    }
  }

  /// Notes a call of `decode`. `decodeIfPresent` of a standard type makes it, too, after it has
  /// asked whether the key is present and whether its value is null.
  func note(_ key: String, _ type: any Decodable.Type) {
    note(
      key,
      .value(
        type, isRequired: !askedForPresence.contains(key),
        acceptsNull: askedForNull.contains(key)))
  }

  func notePresence(_ key: String) { askedForPresence.insert(key) }

  func noteNull(_ key: String) { askedForNull.insert(key) }

  func note(_ element: any Decodable.Type) { elements.append(element) }
}

/// How a `ProbeDecoder` answers, to find out how a type deals with it.
struct ProbeAnswers {
  /// The key of the outermost object that is missing.
  var missing: String?
  /// The key of the outermost object whose value has a wrong type.
  var wrong: String?
  /// The only key of the outermost object.
  var only: String?
  /// The raw value in place of a sample.
  var raw: Any?
  /// Whether `false` and the last cases of enums are the samples, and not `true` and the first.
  var usesOtherSamples = false
}
