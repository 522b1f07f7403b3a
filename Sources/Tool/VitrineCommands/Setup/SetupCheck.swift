import CommandArguments

/// What `vitrine doctor` says about one part of the setup.
struct SetupCheck: Encodable, Equatable {
  enum State: String, Encodable {
    case ok
    /// Something does not work, but widgets are built and drawn.
    case warning
    case problem
  }

  /// The part, such as `fonts`.
  var name: String
  var state: State
  /// What was found.
  var detail: String
  /// How to repair it; nil if there is nothing to do.
  var fix: String?

  static func ok(_ name: String, _ detail: String) -> Self {
    Self(name: name, state: .ok, detail: detail)
  }

  static func warning(_ name: String, _ detail: String, fix: String) -> Self {
    Self(name: name, state: .warning, detail: detail, fix: fix)
  }

  static func problem(_ name: String, _ detail: String, fix: String? = nil) -> Self {
    Self(name: name, state: .problem, detail: detail, fix: fix)
  }

  /// Lines for a terminal, with the repairs below what they repair.
  static func text(_ checks: [SetupCheck]) -> String {
    let widths = (8, checks.map(\.name.count).max() ?? 0)
    return checks.map { check in
      let start =
        check.state.rawValue.padding(to: widths.0) + check.name.padding(to: widths.1 + 2)
      let lines =
        check.detail.split(separator: "\n").map(String.init)
        + (check.fix.map { ["fix: " + $0] } ?? [])
      return start + lines.joined(separator: "\n" + String(repeating: " ", count: start.count))
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 1))
  }
}
