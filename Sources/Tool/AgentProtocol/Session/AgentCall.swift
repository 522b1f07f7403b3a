import JSONValues

/// Work that a client has requested.
package struct AgentCall: Equatable, Sendable {
  package enum Work: Equatable, Sendable {
    case tool(String, arguments: [String: JSONValue])
    case resource(uri: String)
  }

  /// Distinguishes the calls of a session; never used twice.
  package var number: Int
  package var work: Work
  /// Whether the client wants to know how far the work is.
  package var reportsProgress: Bool
}

/// How far a call is.
package struct CallProgress: Equatable, Sendable {
  /// Increases with every report.
  package var done: Double
  /// The value of `done` at the end; nil if it is not known.
  package var total: Double?
  package var message: String

  package init(done: Double, total: Double? = nil, message: String) {
    self.done = done
    self.total = total
    self.message = message
  }
}

/// A message to the client.
package struct AgentReply: Equatable, Sendable {
  package var message: JSONValue
  /// Whether it is the answer to a request, which is the last message about it, and not a report of
  /// progress.
  package var isAnswer = true
}
