import Foundation

/// Responds to calls that `TransportPath` does not handle: pushes to tokens that are not in memory,
/// broadcasts, and channel management.
///
/// The response is sent when the transport has stored the push. A push that was answered with 200
/// is therefore not lost if the gateway fails. Pushes are stored in the order of their requests.
/// Many pushes can be in flight.
struct TransportRouter<Transport: PushTransport>: Sendable {
  let sending: TransportSending<Transport>
  private var transport: Transport { sending.transport }

  func run(_ batches: AsyncStream<[PushRouter.RoutedCall]>) async {
    let mailbox = sending.mailbox
    await withDiscardingTaskGroup { group in
      for await batch in batches {
        mailbox.post(await send(batch))
        for routed in batch where !routed.call.isPush {
          group.addTask { mailbox.post(await answer(routed)) }
        }
      }
    }
  }

  /// Sends the pushes of a batch. Returns the answers to rejected pushes.
  private func send(_ batch: [PushRouter.RoutedCall]) async -> [GatewayAnswer] {
    let unknown = Set(
      batch.compactMap(\.call.address).filter { transport.target(of: $0.key) == nil }.map(\.token))
    let failure = await read(unknown)
    var answers: [GatewayAnswer] = []
    for routed in batch {
      guard case .device(let call) = routed.call else { continue }
      do throws(Refusal) {
        let target = transport.target(of: call.address.key)
        if target == nil, let failure { throw failure }
        try sending.send(call, routed.ticket, target, at: sending.now())
      } catch {
        sending.refuse(error, routed)
        answers.append(GatewayAnswer(ticket: routed.ticket, response: call.failure(error)))
      }
      transport.endRouting(call.address.key)
    }
    return answers
  }

  /// Reads the targets of tokens. Returns the last error.
  private func read(_ unknown: Set<Data>) async -> Refusal? {
    await withTaskGroup(of: Refusal?.self) { group in
      for token in unknown { group.addTask { await read(token) } }
      return await group.reduce(nil) { $1 ?? $0 }
    }
  }

  private func read(_ token: Data) async -> Refusal? {
    do throws(Refusal) {
      try await transport.read(token)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Channels

  private func answer(_ routed: PushRouter.RoutedCall) async -> GatewayAnswer {
    let channels = transport.channels
    let id: UUID
    do throws(Refusal) {
      switch routed.call {
      case .channels(let call):
        id = call.id
        return GatewayAnswer(ticket: routed.ticket, response: try await channels.answer(call))
      case .broadcast(let call):
        id = call.id
        try await channels.accept(call)
        if let problem = call.problem, call.message == nil {
          sending.log.append(
            PushLogEntry(call, problem, request: call.line, at: sending.now()))
        }
        return GatewayAnswer(
          ticket: routed.ticket,
          response: GatewayResponse(status: 200, [.init(.requestID, call.id)]))
      case .device: preconditionFailure("pushes are sent in batches")
      }
    } catch {
      sending.refuse(error, routed)
      return GatewayAnswer(
        ticket: routed.ticket, response: GatewayResponse(error, id: .init(.requestID, id)))
    }
  }
}

extension GatewayCall {
  var isPush: Bool { address != nil }

  var address: DeviceAddress? {
    if case .device(let call) = self { call.address } else { nil }
  }
}
