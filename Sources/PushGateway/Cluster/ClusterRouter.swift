import Foundation
import MessageBus

/// Responds to the calls of a gateway whose devices are in a cluster.
///
/// A push is a message on its device's subject. Its response is sent once the stream has stored it,
/// so that a push that was answered with 200 is not lost with the gateway. Pushes are sent to the
/// stream in the order of their requests; many are on their way at a time.
struct ClusterRouter: Sendable {
  let bus: any MessageBus
  let tokens: ClusterTokens
  let channels: ClusterChannels
  let environment: PushEnvironment
  let log: PushLog
  let now: @Sendable () -> Date
  let newID: @Sendable () -> UUID

  /// A push that was sent and is not confirmed yet.
  private struct Sent: Sendable {
    var routed: PushRouter.RoutedCall
    var call: DeviceCall
    var sent: ClusterSender.Sent
  }

  private var sender: ClusterSender { ClusterSender(bus) }

  func run(
    _ batches: AsyncStream<[PushRouter.RoutedCall]>, _ mailbox: GatewayMailbox
  ) async {
    await withDiscardingTaskGroup { group in
      for await batch in batches {
        let (sent, answers) = await send(batch)
        if !answers.isEmpty { mailbox.post(answers) }
        if !sent.isEmpty { group.addTask { await confirm(sent, mailbox) } }
        for routed in batch where !routed.call.isPush {
          group.addTask { mailbox.post([await answer(routed)]) }
        }
      }
    }
  }

  /// Sends the pushes of a batch. Returns the answers to those that are rejected.
  private func send(
    _ batch: [PushRouter.RoutedCall]
  ) async -> (sent: [Sent], answers: [GatewayAnswer]) {
    let unknown = Set(batch.compactMap(\.call.token)).filter { tokens.known($0) == nil }
    let (records, failure) = await read(unknown)
    var sent: [Sent] = []
    var answers: [GatewayAnswer] = []
    for routed in batch {
      guard case .device(let call) = routed.call else { continue }
      let record = tokens.known(call.token) ?? records[call.token]
      do throws(Refusal) {
        if record == nil, let failure { throw Self.refusal(failure) }
        try call.check(record?.facts, in: environment, now: now())
        guard let record else { continue }
        sent.append(
          Sent(routed: routed, call: call, sent: await sender.send(call, to: record.address)))
      } catch {
        log.append(PushLogEntry(error, routed, at: now()))
        answers.append(GatewayAnswer(ticket: routed.ticket, response: call.failure(error)))
      }
    }
    return (sent, answers)
  }

  private func read(
    _ unknown: Set<Data>
  ) async -> (records: [Data: TokenRecord], failure: BusError?) {
    guard !unknown.isEmpty else { return ([:], nil) }
    return await withTaskGroup { group in
      for token in unknown {
        group.addTask { () -> (Data, Result<TokenRecord?, BusError>) in
          do throws(BusError) {
            return (token, .success(try await tokens.read(token)))
          } catch {
            return (token, .failure(error))
          }
        }
      }
      var records: [Data: TokenRecord] = [:]
      var failure: BusError?
      for await (token, result) in group {
        switch result {
        case .success(let record): records[token] = record
        case .failure(let error): failure = error
        }
      }
      return (records, failure)
    }
  }

  private func confirm(_ sent: [Sent], _ mailbox: GatewayMailbox) async {
    var answers: [GatewayAnswer] = []
    answers.reserveCapacity(sent.count)
    for sent in sent {
      let response: GatewayResponse
      do throws(Refusal) {
        try await confirm(sent)
        response = sent.call.success(in: environment, uniqueID: newID)
      } catch {
        log.append(PushLogEntry(error, sent.routed, at: now()))
        response = sent.call.failure(error)
      }
      answers.append(GatewayAnswer(ticket: sent.routed.ticket, response: response))
    }
    mailbox.post(answers)
  }

  private func confirm(_ sent: Sent) async throws(Refusal) {
    do throws(BusError) {
      try await sender.confirm(sent.sent)
    } catch {
      throw Self.refusal(error)
    }
  }

  private static func refusal(_ error: BusError) -> Refusal {
    Refusal(.serviceUnavailable, "The cluster did not store the push: \(error).")
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
          log.append(PushLogEntry(call, problem, request: call.line, at: now()))
        }
        return GatewayAnswer(
          ticket: routed.ticket,
          response: GatewayResponse(status: 200, [.init(.requestID, call.id)]))
      case .device: preconditionFailure("pushes are sent in batches")
      }
    } catch {
      log.append(PushLogEntry(error, routed, at: now()))
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
  /// Whether nobody has received the message, and the same call may succeed a little later.
  var isRefusal: Bool {
    switch self {
    case .notConnected, .noStreams, .noStream: true
    case .server(let code, _): (10_004...10_009).contains(code)
    default: false
    }
  }
}
