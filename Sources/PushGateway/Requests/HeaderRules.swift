import Foundation

/// The rules of single header fields, which pushes to devices and to channels share.
enum HeaderRules {
  /// Longer storage than this is not given.
  static let longestStorage: TimeInterval = 30 * 86_400

  /// No field that has a meaning stands twice, and none contradicts another.
  static func checkRepetition(_ fields: RequestFields) throws(Refusal) {
    if let name = fields.repeated.first {
      throw Refusal(
        .duplicateHeaders, "The header \(name.rawValue) stands more than once; send it once.")
    }
    if let host = fields[.host], let authority = fields[.authority], host != authority {
      throw Refusal(
        .duplicateHeaders,
        "The headers host and :authority contradict each other (\"\(host.prefix(60))\", "
          + "\"\(authority.prefix(60))\"); send one of them.")
    }
  }

  /// A UUID in its canonical form: small letters. nil where there is none.
  static func identifier(_ name: HeaderName, in fields: RequestFields) throws(Refusal) -> UUID? {
    guard let text = fields[name] else { return nil }
    guard text.utf8.count == 36, text.utf8.allSatisfy({ !(0x41...0x5A).contains($0) }),
      let id = UUID(uuidString: text)
    else {
      throw Refusal(
        .badMessageID,
        "\(name.rawValue) is \"\(text.prefix(60))\"; it should be a UUID in small letters, such as "
          + "123e4567-e89b-12d3-a456-4266554400a0.")
    }
    return id
  }

  static func pushType(_ fields: RequestFields) throws(Refusal) -> PushKind? {
    guard let text = fields[.pushType] else { return nil }
    guard let kind = PushKind(rawValue: text) else {
      throw Refusal(
        .invalidPushType,
        "apns-push-type is \"\(text.prefix(60))\"; there are: "
          + PushKind.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    return kind
  }

  /// 10 where none is given.
  static func priority(_ fields: RequestFields) throws(Refusal) -> Int {
    switch fields[.priority] {
    case nil, "10": 10
    case "5": 5
    case "1": 1
    case let text?:
      throw Refusal(.badPriority, "apns-priority is \"\(text.prefix(60))\"; there are 10, 5 and 1.")
    }
  }

  /// 0 is for one attempt, nil where no header is given; 30 days ahead at most.
  static func expiration(
    _ fields: RequestFields, now: Date
  ) throws(Refusal) -> TimeInterval? {
    guard let text = fields[.expiration] else { return nil }
    guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let seconds = TimeInterval(text)
    else {
      throw Refusal(
        .badExpirationDate,
        "apns-expiration is \"\(text.prefix(60))\"; it should be whole seconds since 1970, or 0 "
          + "for one attempt.")
    }
    return min(seconds, (now.timeIntervalSince1970 + longestStorage).rounded(.down))
  }

  static func collapseID(_ fields: RequestFields) throws(Refusal) -> String? {
    guard let text = fields[.collapseID] else { return nil }
    guard (1...64).contains(text.utf8.count) else {
      throw Refusal(
        .badCollapseID,
        "apns-collapse-id has \(text.utf8.count) bytes; it should have 1 to 64.")
    }
    return text
  }

  /// What is left of a body after its size was checked: JSON, an object.
  static func object(
    _ request: GatewayRequest, limit: Int, otherwise reason: PushReason
  ) throws(Refusal) -> JSONText {
    guard !request.body.isEmpty else {
      throw Refusal(.payloadEmpty, "The request has no body; a push needs a JSON object with aps.")
    }
    guard !request.isCut, request.body.count <= limit else {
      let size = request.isCut ? "over \(GatewayRequest.bodyLimit)" : "\(request.body.count)"
      throw Refusal(.payloadTooLarge, "The body has \(size) bytes; there may be \(limit).")
    }
    let text: JSONText
    do {
      text = try JSONText(request.body)
    } catch {
      throw Refusal(reason, "The body is not JSON: \(error).")
    }
    guard text.hasMembers else {
      throw Refusal(
        reason, "The body is \(text.words(text.root)); a push is a JSON object with aps.")
    }
    return text
  }
}
