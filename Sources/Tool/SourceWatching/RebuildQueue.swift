/// The projects that have to be built, and why.
///
/// One build runs at a time. Saves during a build are collected: however many there are, they cause
/// exactly one more build of each project that they concern. A running build is not cancelled, so
/// that a project is built to its end even if something saves without a pause.
///
/// A value without I/O; `SourceWatcher` builds.
struct RebuildQueue {
  struct Job: Equatable {
    /// The index of the project.
    var project: Int
    /// The changed files; empty for the first build.
    var files: Set<String>
  }

  private let count: Int
  private var concerns: (Int, String) -> Bool
  private var waiting: [Job]

  /// Creates a queue in which every project waits for its first build.
  ///
  /// - Parameters:
  ///   - projects: The number of projects.
  ///   - concerns: Whether a changed file can be a part of a project.
  init(projects: Int, concerns: @escaping (Int, String) -> Bool) {
    count = projects
    self.concerns = concerns
    waiting = (0..<projects).map { Job(project: $0, files: []) }
  }

  /// Uses other folders of the projects.
  mutating func use(_ concerns: @escaping (Int, String) -> Bool) {
    self.concerns = concerns
  }

  /// Adds changed files.
  mutating func add(_ files: Set<String>) {
    for project in 0..<count {
      let own = files.filter { concerns(project, $0) }
      guard !own.isEmpty else { continue }
      if let index = waiting.firstIndex(where: { $0.project == project }) {
        waiting[index].files.formUnion(own)
      } else {
        waiting.append(Job(project: project, files: own))
      }
    }
  }

  /// Removes and returns the project that has waited longest.
  mutating func next() -> Job? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
