private import CYAML

/// A text that is not a YAML document. `line` begins at 1.
package struct YAMLError: Error, Equatable {
  package var line: Int
  package var reason: String
}

extension YAMLValue {
  /// The first document in a text; an empty mapping if there is none. Throws `YAMLError`.
  package init(parsing text: String) throws(YAMLError) {
    self = try YAMLParsing.document(Array(text.utf8))
  }
}

/// Parses with libyaml.
private enum YAMLParsing {
  /// How deep lists and mappings can be nested.
  static let depthLimit = 64
  static let reasonOfExcess = "the document is too large or too deep"

  /// Ends at the first list or mapping that is nested too deep. libyaml reads the whole document
  /// first, in a time that grows with the square of the depth.
  private static func checkDepth(_ text: [UInt8]) throws(YAMLError) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(line: 1, reason: "out of memory")
    }
    defer { yaml_parser_delete(&parser) }
    let line: Int? = text.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var depth = 0
      var isAtEnd = false
      while !isAtEnd {
        var token = yaml_token_t()
        // The document is read again, which reports the error.
        guard yaml_parser_scan(&parser, &token) == 1 else { return nil }
        defer { yaml_token_delete(&token) }
        switch token.type {
        case YAML_BLOCK_SEQUENCE_START_TOKEN, YAML_BLOCK_MAPPING_START_TOKEN,
          YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN:
          depth += 1
          if depth > depthLimit { return Int(token.start_mark.line) + 1 }
        case YAML_BLOCK_END_TOKEN, YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN:
          depth -= 1
        case YAML_STREAM_END_TOKEN, YAML_NO_TOKEN: isAtEnd = true
        default: break
        }
      }
      return nil
    }
    if let line { throw YAMLError(line: line, reason: reasonOfExcess) }
  }

  static func document(_ text: [UInt8]) throws(YAMLError) -> YAMLValue {
    try checkDepth(text)
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(line: 1, reason: "out of memory")
    }
    defer { yaml_parser_delete(&parser) }
    var document = yaml_document_t()
    let result = text.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      return yaml_parser_load(&parser, &document)
    }
    guard result == 1 else {
      let reason = parser.problem.map { String(cString: $0) } ?? "not a YAML document"
      throw YAMLError(line: Int(parser.problem_mark.line) + 1, reason: reason)
    }
    defer { yaml_document_delete(&document) }
    guard yaml_document_get_root_node(&document) != nil else { return .mapping([]) }
    var reading = YAMLReading()
    return try reading.value(1, of: &document, depth: 0)
  }
}

/// Copies the nodes of a document. Aliases share nodes, so a small document can describe a huge
/// value; the budget ends it.
private struct YAMLReading {
  private var budget = 200_000

  mutating func value(
    _ index: Int32, of document: inout yaml_document_t, depth: Int
  ) throws(YAMLError) -> YAMLValue {
    guard let node = yaml_document_get_node(&document, index)?.pointee else {
      throw YAMLError(line: 1, reason: "a node is missing")
    }
    let line = Int(node.start_mark.line) + 1
    budget -= 1
    guard budget > 0, depth < YAMLParsing.depthLimit else {
      throw YAMLError(line: line, reason: YAMLParsing.reasonOfExcess)
    }
    switch node.type {
    case YAML_SCALAR_NODE:
      let scalar = node.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_NODE:
      let items = node.data.sequence.items
      var elements: [YAMLValue] = []
      for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
        elements.append(try value(item, of: &document, depth: depth + 1))
      }
      return .list(elements)
    case YAML_MAPPING_NODE:
      let pairs = node.data.mapping.pairs
      return .mapping(
        try entries(
          UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start),
          of: &document, depth: depth))
    default: throw YAMLError(line: line, reason: "a node of an unknown type")
    }
  }

  private mutating func entries(
    _ pairs: UnsafeBufferPointer<yaml_node_pair_t>, of document: inout yaml_document_t, depth: Int
  ) throws(YAMLError) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    var places: [String: Int] = [:]
    var merged: [YAMLValue.Entry] = []
    for pair in pairs {
      guard case .scalar(let key, _) = try value(pair.key, of: &document, depth: depth + 1) else {
        continue
      }
      let value = try value(pair.value, of: &document, depth: depth + 1)
      if key == "<<" {
        merged += value.entries + value.elements.flatMap(\.entries)
      } else if let place = places[key] {
        entries[place].value = value
      } else {
        places[key] = entries.count
        entries.append(.init(key: key, value: value))
      }
    }
    for entry in merged where places[entry.key] == nil {
      places[entry.key] = entries.count
      entries.append(entry)
    }
    return entries
  }
}
