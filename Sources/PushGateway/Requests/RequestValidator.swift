import Foundation

/// One connection's requests against all rules that need no device: a value without I/O.
///
/// ```swift
/// var desk = RequestDesk(environment: .development)
/// switch desk.read(request, keys: keys, now: now, id: UUID()) {
/// case .call(let call): …
/// case .refused(let refusal): …
/// }
/// ```
struct RequestDesk: Sendable {
  /// A request and what is to be done with it.
  struct Reading: Sendable {
    /// `apns-id` or `apns-request-id`: the request's, or a new one.
    var id: UUID
    /// True for channels' API, whose identifier has another name.
    var isOfChannels: Bool
    var outcome: Result<GatewayCall, Refusal>
  }

  let environment: PushEnvironment
  private var authority = ConnectionAuthority()
  private var topic: PushTopic?

  init(environment: PushEnvironment) {
    self.environment = environment
  }

  /// A valid token was shown on this connection.
  var isKnown: Bool { authority.isKnown }

  /// - Parameter newID: The identifier of a request that brings none.
  mutating func read(
    _ request: GatewayRequest, keys: KeyRing, now: Date, newID: () -> UUID
  ) -> Reading {
    let target: RequestTarget
    do throws(Refusal) {
      target = try RequestTarget(method: request.method, path: request.path)
    } catch {
      let id = try? HeaderRules.identifier(.id, in: request.fields)
      return Reading(id: id ?? newID(), isOfChannels: false, outcome: .failure(error))
    }
    let name = target.identifierName
    var id: UUID?
    let outcome: Result<GatewayCall, Refusal>
    do throws(Refusal) {
      id = try HeaderRules.identifier(name, in: request.fields)
      let known = id ?? newID()
      id = known
      try HeaderRules.checkRepetition(request.fields)
      let credentials = try authority.check(
        request.fields[.authorization], keys: keys, environment: environment, now: now)
      outcome = .success(
        try call(target, request, id: known, credentials: credentials, now: now))
    } catch {
      outcome = .failure(error)
    }
    return Reading(id: id ?? newID(), isOfChannels: name == .requestID, outcome: outcome)
  }

  private mutating func call(
    _ target: RequestTarget, _ request: GatewayRequest, id: UUID,
    credentials: ProviderCredentials, now: Date
  ) throws(Refusal) -> GatewayCall {
    switch target {
    case .device(let token):
      .device(
        try DeviceRules.call(
          token: token, request, id: id, credentials: credentials, known: &topic, now: now))
    case .broadcast(let bundle):
      .broadcast(
        try ChannelRules.broadcast(
          bundle: bundle, request, id: id, credentials: credentials, now: now))
    case .channels(let bundle):
      .channels(
        try ChannelRules.channels(bundle: bundle, request, id: id, credentials: credentials))
    case .allChannels(let bundle):
      .channels(
        try ChannelRules.list(bundle: bundle, id: id, credentials: credentials))
    }
  }
}

extension RequestTarget {
  /// The header that names the request and its answer.
  var identifierName: HeaderName {
    if case .device = self { .id } else { .requestID }
  }
}
