import Network
import NetworkExtension
import Testing

struct PathMonitorTests {
  @Test func handlerReceivesSatisfiedPath() async {
    let path = await withCheckedContinuation { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "test"))
      monitor.start(queue: DispatchQueue(label: "second"))
    }
    #expect(path.status == .satisfied)
    #expect(path.usesInterfaceType(.wifi))
  }

  @Test func otherInterfacesAreUnsatisfied() {
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .satisfied)
  }

  @Test func vpnIsNeverConfigured() async throws {
    #expect(NEVPNManager.shared().connection.status == .invalid)
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(NETunnelProviderManager().connection is NETunnelProviderSession)
    #expect(throws: NEVPNError(.configurationInvalid)) {
      try NEVPNManager.shared().connection.startVPNTunnel()
    }
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await NEVPNManager.shared().saveToPreferences()
    }
  }
}
