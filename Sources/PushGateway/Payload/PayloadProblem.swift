/// What is wrong with a payload, each with the place where.
public enum PayloadProblem: Equatable, Sendable {
  case missing(keyPath: String, expected: String, meant: String?)
  case wrong(keyPath: String, expected: String, found: String)
  /// Nothing breaks by it, but it is probably not meant.
  case unused(keyPath: String, reason: String)

  /// A push with it does nothing.
  public var isError: Bool { if case .unused = self { false } else { true } }

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
    case .missing(let path, let expected, let meant):
      "\(path) is missing; there should be \(expected)"
        + (meant.map { "; is \"\($0)\" meant to be it?" } ?? "")
    case .wrong(let path, let expected, let found):
      "\(path) is \(found); there should be \(expected)"
    case .unused(let path, let reason): "\(path) does nothing: \(reason)"
    }
  }
}

/// The first problem of a payload as the verdict on its push.
extension PushVerdict {
  static func unreadable(_ problems: [PayloadProblem]) -> PushVerdict? {
    let errors = problems.filter(\.isError)
    guard let first = errors.first else { return nil }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more; see vitrine push lint)" : ""
    if case .missing("aps.event", _, _) = first {
      return PushVerdict(
        .eventMissing, "The payload contains no event type: \(first)\(more).",
        details: first.details)
    }
    return PushVerdict(
      .undecodable, "The payload cannot be read: \(first)\(more).", details: first.details)
  }
}
