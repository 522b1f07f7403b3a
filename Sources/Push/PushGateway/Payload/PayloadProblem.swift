/// A problem of a payload and its place.
public enum PayloadProblem: Equatable, Sendable {
  /// A required member does not exist. `suggestion` is an existing member with a similar name.
  case missing(keyPath: String, expected: String, suggestion: String?)
  /// A member has another type or value than expected. `found` shows it, shortened.
  case wrong(keyPath: String, expected: String, found: String)
  /// The key is ignored, which is probably not intended.
  case unused(keyPath: String, reason: String)

  /// Whether a push with the problem has no effect.
  public var isError: Bool { if case .unused = self { false } else { true } }

  /// The same as fields, for the verdict.
  public var details: PushVerdict.Details {
    switch self {
    case .missing(let path, let expected, _):
      PushVerdict.Details(keyPath: path, expected: expected)
    case .wrong(let path, let expected, let found):
      PushVerdict.Details(keyPath: path, expected: expected, found: found)
    case .unused(let path, let reason):
      PushVerdict.Details(keyPath: path, expected: reason)
    }
  }
}

extension PayloadProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path, let expected, let suggestion):
      "\(path) is missing; expected \(expected)"
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .wrong(let path, let expected, let found):
      "\(path) is \(found); expected \(expected)"
    case .unused(let path, let reason): "\(path) has no effect: \(reason)"
    }
  }
}

extension PushVerdict {
  /// The verdict on a push whose payload has errors; nil if it has none.
  static func undecodable(_ problems: [PayloadProblem]) -> PushVerdict? {
    let errors = problems.filter(\.isError)
    guard let first = errors.first else { return nil }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more; see `vitrine push lint`)" : ""
    if case .missing("aps.event", _, _) = first {
      return PushVerdict(
        .eventMissing, "The payload has no event: \(first)\(more).",
        details: first.details)
    }
    return PushVerdict(
      .undecodable, "The payload is invalid: \(first)\(more).", details: first.details)
  }
}
