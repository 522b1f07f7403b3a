import HostLink

extension SnippetForm {
  /// The answer as the intent receives it. Throws `HostError.unsuitableAnswer`, `.badValue`.
  func checked(_ answer: SnippetAnswer) throws(HostError) -> SnippetAnswer {
    switch (self, answer) {
    case (_, .cancelled), (.confirmation, .confirmed): return answer
    case (.choice(let options, _), .chosen(let index)) where options.indices.contains(index):
      return answer
    case (.value(let field), .value(let value)):
      var named = field
      if !field.title.isEmpty { named.name = field.title }
      let check = ConfigurationCheck(kind: named.name, [named])
      guard let value = try check.checked([named.name: value])[named.name] else {
        throw .unsuitableAnswer(expected: expectation)
      }
      return .value(value)
    default: throw .unsuitableAnswer(expected: expectation)
    }
  }

  private var expectation: String {
    switch self {
    case .confirmation(let labels): "\"\(labels.accept)\" or \"\(labels.deny)\""
    case .choice(let options, _): "one of: " + options.map(\.title).joined(separator: ", ")
    case .value(let field):
      field.title.isEmpty ? "a value" : "a value for \"\(field.title)\""
    }
  }
}

// Sizes and texts are those of a process, which need not keep to the limits.

extension SnippetForm {
  private static let optionLimit = 200

  var bounded: SnippetForm {
    switch self {
    case .confirmation(let labels):
      return .confirmation(
        ConfirmationLabels(
          accept: labels.accept.shortened, deny: labels.deny.shortened,
          isDestructive: labels.isDestructive))
    case .choice(let options, let cancel):
      return .choice(
        options.prefix(Self.optionLimit).map {
          SnippetOption(
            title: $0.title.shortened, subtitle: $0.subtitle?.shortened,
            isDestructive: $0.isDestructive)
        }, cancel: cancel?.shortened)
    case .value(var field):
      field.title = field.title.shortened
      return .value(field)
    }
  }
}

extension SnippetMessage {
  var bounded: SnippetMessage {
    var result = self
    result.size = LinkSize(
      width: min(max(size.width, 0), 1000),
      height: min(max(size.height, 0), SnippetDisplay.maximumHeight))
    return result
  }
}

extension String {
  fileprivate var shortened: String { String(prefix(100)) }
}
