import Foundation
import Testing

@testable import HostLink

@Suite struct HostLinkConnectionTests {
  @Test func messagesArriveInOrderAndTheEndIsSeen() throws {
    let (host, other) = try HostLinkConnection.pair()
    for id in 1...3 as ClosedRange<UInt64> { try host.send(HostRequest(id: id, call: .describe)) }
    host.shutDown()
    var identifiers: [UInt64] = []
    while let request = try other.receive(HostRequest.self) { identifiers.append(request.id) }
    #expect(identifiers == [1, 2, 3])
  }

  @Test func writingToAClosedLinkIsAnError() throws {
    let (host, other) = try HostLinkConnection.pair()
    other.shutDown()
    #expect(throws: HostLinkError.closed) {
      try host.send(HostRequest(id: 1, call: .describe))
    }
  }

  @Test func aServiceAnswersEachRequestUnderItsIdentifier() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { request in
      .failure(FailureReport(.unknownKind, "\(request.id)"))
    }
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      service.start { error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
      do {
        for id in [4, 9] as [UInt64] { try host.send(HostRequest(id: id, call: .describe)) }
        var seen: Set<UInt64> = []
        while seen.count < 2, let message = try host.receive(ExtensionMessage.self) {
          guard case .reply(let id, .failure(let report)) = message else { continue }
          #expect(report.message == "\(id)")
          seen.insert(id)
        }
        #expect(seen == [4, 9])
      } catch {
        Issue.record(error)
      }
      host.shutDown()
    }
  }
}
