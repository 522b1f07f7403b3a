import Foundation

/// Checks one connection's requests against all of APNs' rules that need no device, as a value
/// without I/O.
///
/// ```swift
/// var validator = RequestValidator(environment: .development)
/// let validation = validator.validate(request, keys: keys, now: now, newID: { UUID() })
/// switch validation.outcome {
/// case .success(let call): …  // Look up the token and deliver.
/// case .failure(let refusal): …  // Respond with `refusal.reason`.
/// }
/// ```
/// The checks run in this order, and the first failure decides: path and method (`RequestTarget`),
/// identifier and repeated headers (`HeaderRules`), provider token (`ConnectionAuthority`), then
/// the rules of the target (`DeviceRules`, `ChannelRules`). Every request gets an identifier, also
/// if it is rejected.
///
/// A validator belongs to one connection, because provider tokens do. It does not know device
/// tokens or channels; `PushRouter` checks those. Source: "Sending notification requests to APNs",
/// "Handling notification responses from APNs".
struct RequestValidator: Sendable {
  /// The result for one request.
  struct Validation: Sendable {
    /// The request's `apns-id` or `apns-request-id`, or a new one.
    var id: UUID
    /// Whether the response names the identifier `apns-request-id`, as for channels and broadcasts.
    var isChannelRequest: Bool
    var outcome: Result<GatewayCall, Refusal>
  }

  let environment: PushEnvironment
  private var authority = ConnectionAuthority()
  private var previous = DeviceRules.Previous()

  init(environment: PushEnvironment) {
    self.environment = environment
  }

  /// Whether the connection has presented a valid provider token.
  var isAuthenticated: Bool { authority.isAuthenticated }

  /// - Parameter newID: Supplies the identifier of a request that has none.
  mutating func validate(
    _ request: GatewayRequest, keys: KeyRing, now: Date, newID: () -> UUID
  ) -> Validation {
    let target: RequestTarget
    do throws(Refusal) {
      if request.hasOversizedHeaders {
        throw Refusal(
          .headersTooLarge,
          "The header fields exceed the gateway's limit of bytes. Send fewer or shorter fields.")
      }
      target = try RequestTarget(method: request.method, path: request.path)
    } catch {
      let id = try? HeaderRules.identifier(.id, in: request.fields)
      return Validation(id: id ?? newID(), isChannelRequest: false, outcome: .failure(error))
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
    return Validation(
      id: id ?? newID(), isChannelRequest: name == .requestID, outcome: outcome)
  }

  private mutating func call(
    _ target: RequestTarget, _ request: GatewayRequest, id: UUID,
    credentials: ProviderCredentials, now: Date
  ) throws(Refusal) -> GatewayCall {
    switch target {
    case .device(let token):
      .device(
        try DeviceRules.call(
          token: token, request, id: id, credentials: credentials, previous: &previous, now: now))
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
  /// The header that identifies the request and its response.
  var identifierName: HeaderName {
    if case .device = self { .id } else { .requestID }
  }
}
