import Testing

@testable import AppIntents

/// `@Dependency` finds the values that the app has added.
struct DependencyTests {
  struct Store: Sendable {
    var name: String
  }

  @Test func findsValuesAndDefaults() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Store(name: "now"))
    manager.add(key: "later") { () async throws -> Store in Store(name: "later") }
    try await manager.load()
    @AppDependency(manager: manager) var store: Store
    @AppDependency(key: "later", manager: manager) var later: Store
    @AppDependency(key: "none", manager: manager, default: Store(name: "fallback"))
    var missing: Store
    #expect([store.name, later.name, missing.name] == ["now", "later", "fallback"])
  }

  @Test func errorExplainsHowToAddDependency() {
    #expect {
      try AppDependencyManager().value(nil, of: Store.self)
    } throws: { error in
      "\((error as? any LocalizedError)?.errorDescription ?? "")".contains("shared.add")
    }
  }
}
