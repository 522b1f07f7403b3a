/// What was started and must be stopped, in reverse order: until a part has stopped, it may use
/// those before it.
///
///     var parts = RunningParts()
///     parts.add { await host.stop() }
///     parts.add { socket.stop() }
///     await parts.stop()  // socket, then host
struct RunningParts: Sendable {
  private var stops: [@Sendable () async -> Void] = []

  mutating func add(_ stop: @escaping @Sendable () async -> Void) { stops.append(stop) }

  mutating func add(_ task: Task<Void, Never>) { add { task.cancel() } }

  func stop() async {
    for stop in stops.reversed() { await stop() }
  }
}
