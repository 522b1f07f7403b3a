import HostLink

/// Calls an author's provider from an asynchronous context.
///
/// Unchecked: the provider declares nothing about concurrency, and is called by one task at a time.
struct ProviderCall<Provider>: @unchecked Sendable {
  let provider: Provider
}

extension ProviderCall where Provider: TimelineProvider {
  func relevance() async -> [RelevanceAttribute] {
    await provider.relevance().attributes { [:] }
  }
}

extension ProviderCall where Provider: IntentTimelineProvider {
  func relevance() async -> [RelevanceAttribute] {
    await provider.relevance().attributes { $0.configurationValues }
  }
}
