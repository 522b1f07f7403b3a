import Synchronization
import Testing

@testable import VitrineCommands

struct RunningPartsTests {
  @Test func partsStopInReverseOrder() async {
    let stopped = Mutex<[String]>([])
    var parts = RunningParts()
    for name in ["host", "gateway", "page"] {
      parts.add { stopped.withLock { $0.append(name) } }
    }
    await parts.stop()
    #expect(stopped.withLock { $0 } == ["page", "gateway", "host"])
  }

  @Test func tasksAreCancelled() async {
    let task = Task { while !Task.isCancelled { await Task.yield() } }
    var parts = RunningParts()
    parts.add(task)
    await parts.stop()
    await task.value
    #expect(task.isCancelled)
  }
}
