import PushGateway
import TestThreads

/// A `PushClient` that blocks a separate thread instead of the test's.
package struct RigClient: Sendable {
  package let client: PushClient

  package init(client: PushClient) {
    self.client = client
  }

  package func send(_ request: PushClient.Request) async throws -> PushClient.Response {
    try await onThread { try client.send(request) }
  }
}
