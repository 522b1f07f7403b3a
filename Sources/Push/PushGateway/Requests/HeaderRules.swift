import Foundation

/// The rules for single header fields, shared by device pushes and broadcasts.
enum HeaderRules {
  /// The maximum time for which a push is stored, in seconds.
  static let maxStorage: TimeInterval = 30 * 86_400

  /// Throws `DuplicateHeaders` if a known field is repeated or `host` contradicts `:authority`.
  static func checkRepetition(_ fields: RequestFields) throws(Refusal) {
    if let name = fields.repeated.first {
      throw Refusal(
        .duplicateHeaders, "The header \(name.rawValue) is repeated; send it once.")
    }
    if let host = fields[.host], let authority = fields[.authority], host != authority {
      throw Refusal(
        .duplicateHeaders,
        "The headers host (\"\(host.prefix(60))\") and :authority "
          + "(\"\(authority.prefix(60))\") differ; send one of them.")
    }
  }

  /// A UUID in lower case; nil if the field is missing.
  static func identifier(_ name: HeaderName, in fields: RequestFields) throws(Refusal) -> UUID? {
    guard let text = fields[name] else { return nil }
    guard text.utf8.count == 36, text.utf8.allSatisfy({ !(0x41...0x5A).contains($0) }),
      let id = UUID(uuidString: text)
    else {
      throw Refusal(
        .badMessageID,
        "\(name.rawValue) is \"\(text.prefix(60))\"; expected a lowercase UUID such as "
          + "123e4567-e89b-12d3-a456-4266554400a0.")
    }
    return id
  }

  /// - Parameter previous: The kind that the text names most probably, so that others are not
  ///   searched.
  static func pushType(
    _ fields: RequestFields, previous: PushKind? = nil
  ) throws(Refusal) -> PushKind? {
    guard let text = fields[.pushType] else { return nil }
    if let previous, previous.rawValue == text { return previous }
    guard let kind = PushKind(rawValue: text) else {
      throw Refusal(
        .invalidPushType,
        "apns-push-type is \"\(text.prefix(60))\"; expected one of "
          + PushKind.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    return kind
  }

  /// The priority; 10 by default.
  static func priority(_ fields: RequestFields) throws(Refusal) -> Int {
    switch fields[.priority] {
    case nil, "10": 10
    case "5": 5
    case "1": 1
    case let text?:
      throw Refusal(
        .badPriority, "apns-priority is \"\(text.prefix(60))\"; expected 10, 5 or 1.")
    }
  }

  /// Seconds since 1970, at most 30 days ahead; 0 for one delivery attempt; nil if the field is
  /// missing.
  static func expiration(
    _ fields: RequestFields, now: Date
  ) throws(Refusal) -> TimeInterval? {
    guard let text = fields[.expiration] else { return nil }
    guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let seconds = TimeInterval(text)
    else {
      throw Refusal(
        .badExpirationDate,
        "apns-expiration is \"\(text.prefix(60))\"; expected whole seconds since 1970, or 0 for "
          + "one delivery attempt.")
    }
    return min(seconds, (now.timeIntervalSince1970 + maxStorage).rounded(.down))
  }

  static func collapseID(_ fields: RequestFields) throws(Refusal) -> String? {
    guard let text = fields[.collapseID] else { return nil }
    guard (1...64).contains(text.utf8.count) else {
      throw Refusal(
        .badCollapseID,
        "apns-collapse-id has \(text.utf8.count) bytes; expected 1 to 64.")
    }
    return text
  }

  /// The body as a non-empty JSON object.
  ///
  /// - Parameters:
  ///   - limit: The maximum size, in bytes.
  ///   - reason: The error for a body that is not a JSON object.
  static func object(
    _ request: GatewayRequest, limit: Int, invalid reason: PushReason
  ) throws(Refusal) -> ValidatedJSON {
    guard !request.body.isEmpty else {
      throw Refusal(.payloadEmpty, "The body is empty; expected a JSON object with aps.")
    }
    guard !request.isTruncated, request.body.count <= limit else {
      let size = request.isTruncated ? "over \(GatewayRequest.bodyLimit)" : "\(request.body.count)"
      throw Refusal(.payloadTooLarge, "The body has \(size) bytes; the limit is \(limit).")
    }
    let text: ValidatedJSON
    do {
      text = try ValidatedJSON(request.body)
    } catch {
      throw Refusal(reason, "The body is not JSON: \(error).")
    }
    guard text.hasMembers else {
      throw Refusal(
        reason, "The body is \(text.summary(text.root)); expected a JSON object with aps.")
    }
    return text
  }
}
