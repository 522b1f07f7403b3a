import Testing

@testable import SourceWatching

@Suite struct RebuildQueueTests {
  /// Two projects, `/a` and `/b`, and a package `/p` that both use.
  private static func queue() -> RebuildQueue {
    RebuildQueue(projects: 2) { project, file in
      file.hasPrefix(project == 0 ? "/a/" : "/b/") || file.hasPrefix("/p/")
    }
  }

  /// A queue after the first builds.
  private static func idle() -> RebuildQueue {
    var queue = queue()
    while queue.next() != nil {}
    return queue
  }

  private static func rest(_ queue: inout RebuildQueue) -> [RebuildQueue.Job] {
    var jobs: [RebuildQueue.Job] = []
    while let job = queue.next() { jobs.append(job) }
    return jobs
  }

  @Test func buildsEverythingOnceAtTheStart() {
    var queue = Self.queue()
    #expect(Self.rest(&queue) == [.init(project: 0, files: []), .init(project: 1, files: [])])
  }

  @Test(arguments: [
    (["/a/x"], [0]), (["/b/x"], [1]), (["/p/x"], [0, 1]), (["/c/x"], []),
    (["/a/x", "/b/y"], [0, 1]),
  ])
  func buildsOnlyWhatAFileConcerns(files: [String], projects: [Int]) {
    var queue = Self.idle()
    queue.add(Set(files))
    #expect(Self.rest(&queue).map(\.project) == projects)
  }

  @Test func savesDuringABuildCauseOneMore() {
    var queue = Self.idle()
    queue.add(["/a/1"])
    #expect(queue.next() == .init(project: 0, files: ["/a/1"]))
    for number in 2...11 { queue.add(["/a/\(number)"]) }
    #expect(
      Self.rest(&queue) == [.init(project: 0, files: Set((2...11).map { "/a/\($0)" }))])
  }

  @Test func projectsTakeTurns() {
    var queue = Self.idle()
    queue.add(["/b/1"])
    queue.add(["/a/1"])
    #expect(queue.next()?.project == 1)
    queue.add(["/b/2"])
    #expect(Self.rest(&queue).map(\.project) == [0, 1])
  }

  @Test func usesNewFolders() {
    var queue = Self.idle()
    queue.use { project, file in project == 0 && file == "/q/x" }
    queue.add(["/q/x", "/b/x"])
    #expect(Self.rest(&queue) == [.init(project: 0, files: ["/q/x"])])
  }
}
