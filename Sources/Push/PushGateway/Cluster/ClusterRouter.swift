import Foundation
import MessageBus

/// Responds to calls that `ClusterPath` does not handle: pushes to tokens that are not cached,
/// broadcasts, and channel management.
///
/// A push is a message on its device's subject. The response is sent when the stream has stored it.
/// A push that was answered with 200 is therefore not lost if the gateway fails. Pushes are sent to
/// the stream in the order of their requests. Many pushes can be in flight.
struct ClusterRouter: Sendable {
  let tokens: ClusterTokens
  let channels: ClusterChannels
  let sending: ClusterSending

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
    let unknown = Set(batch.compactMap(\.call.token)).filter { tokens.known($0) == nil }
    let failure = await read(unknown)
    var answers: [GatewayAnswer] = []
    for routed in batch {
      guard case .device(let call) = routed.call else { continue }
      do throws(Refusal) {
        let record = tokens.known(call.token)
        if record == nil, let failure {
          throw Refusal(
            .serviceUnavailable, "Could not look up the token in the cluster: \(failure).")
        }
        try sending.send(call, routed.ticket, record, at: sending.now())
      } catch {
        sending.refuse(error, routed)
        answers.append(GatewayAnswer(ticket: routed.ticket, response: call.failure(error)))
      }
      tokens.endRouting(call.token)
    }
    return answers
  }

  /// Reads the records of tokens. Returns the last error.
  private func read(_ unknown: Set<Data>) async -> BusError? {
    await withTaskGroup(of: BusError?.self) { group in
      for token in unknown { group.addTask { await read(token) } }
      return await group.reduce(nil) { $1 ?? $0 }
    }
  }

  private func read(_ token: Data) async -> BusError? {
    do throws(BusError) {
      _ = try await tokens.read(token)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Channels

  private func answer(_ routed: PushRouter.RoutedCall) async -> GatewayAnswer {
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
  var isPush: Bool { token != nil }

  var token: Data? {
    if case .device(let call) = self { call.token } else { nil }
  }
}

extension BusError {
  /// Whether no stream has received the message, so that a retry is safe and may succeed.
  var isRetryable: Bool {
    switch self {
    case .notConnected, .noStreams, .noStream: true
    case .server(let code, _): (10_004...10_009).contains(code)
    default: false
    }
  }
}
