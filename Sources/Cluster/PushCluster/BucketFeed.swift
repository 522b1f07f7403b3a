/// Follows a bucket of a cluster.
package enum BucketFeed {
  /// Returns when the bucket has been read, and follows it until the returned task is cancelled.
  /// Throws the first failure. Later failures are reported, and the bucket is read again.
  ///
  /// - Parameters:
  ///   - name: The contents of the bucket, for messages.
  ///   - follow: Follows the bucket until its task is cancelled. Calls its argument when the bucket
  ///     has been read.
  package static func start(
    _ name: String, report: @escaping @Sendable (String) -> Void,
    _ follow: @escaping @Sendable (@escaping @Sendable () -> Void) async throws -> Void
  ) async throws -> Task<Void, Never> {
    let (states, state) = AsyncStream<Result<Void, any Error>>.makeStream()
    let feed = Task {
      var reported: String?
      while !Task.isCancelled {
        do {
          try await follow { state.yield(.success(())) }
        } catch {
          state.yield(.failure(error))
          let text = "Could not read the \(name) of the cluster: \(error)."
          if text != reported { report(text) }
          reported = text
          try? await Task.sleep(for: .seconds(1))
        }
      }
      state.finish()
    }
    var iterator = states.makeAsyncIterator()
    do {
      try await iterator.next()?.get()
    } catch {
      feed.cancel()
      throw error
    }
    return feed
  }
}
