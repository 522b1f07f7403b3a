import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import Testing

@Suite struct IdentityTests {
  /// Bundles of projects: each has a bundle identifier, and all have the same module.
  private static let projects = BundleReader.fake { facts in
    facts.moduleName = "Sample"
    facts.id = "com.example.\(facts.id)"
  }

  private static func bundle(_ path: String) -> URL { URL(fileURLWithPath: "/bundles/\(path)") }

  @Test func extensionsWithSameModuleAreInstalledSideBySide() async throws {
    let fixture = try await HostFixture(bundles: Self.projects)
    try await fixture.host.install(Self.bundle("1/Tide.vitrine"))
    try await fixture.host.install(Self.bundle("1/Lunch.vitrine"))
    let installed = await fixture.host.installedExtensions
    #expect(installed.map(\.id) == ["com.example.Lunch", "com.example.Tide"])
    #expect(installed.map(\.moduleName) == ["Sample", "Sample"])
    let states = await fixture.host.state().extensions
    #expect(states.map(\.moduleName) == ["Sample", "Sample"])
  }

  @Test func extensionOfEarlierReleaseKeepsItsIdentifier() async throws {
    let store = MemoryStore()
    let earlier = try await HostFixture(store: store)
    try await earlier.install()
    let placed = try await earlier.place()
    await earlier.host.stop()
    let later = try await HostFixture(store: store, bundles: Self.projects)
    let same = try await later.host.install(Self.bundle("1/Sample.vitrine"))
    #expect(same.id == "Sample")
    #expect(try await later.host.placementState(placed).failure == nil)
    let other = try await later.host.install(Self.bundle("2/Sample.vitrine"))
    #expect(other.id == "com.example.Sample")
  }
}
