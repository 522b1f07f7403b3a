import MessageBus

/// The streams, buckets and subjects of sweeps, for the layout of a cluster, coordinators and
/// workers.
///
/// The subject of a task contains the build of the frameworks, so workers with another build do not
/// receive it.
package enum SweepSubjects {
  /// The stream of tasks, a work queue.
  package static let tasks = "VITRINE_TASKS"
  /// The stream of results, a work queue.
  package static let results = "VITRINE_RESULTS"
  /// The bucket of the extensions' archives.
  package static let bundles = "vitrine-bundles"
  /// The bucket of the pictures.
  package static let pictures = "vitrine-pictures"

  /// The subject on which workers announce themselves to all coordinators.
  package static let presence = "vitrine.worker.present"
  /// The subject on which coordinators request announcements from workers.
  package static let call = "vitrine.worker.call"
  /// The subjects of the tasks of all builds and sweeps.
  package static let allTasks = task("*", "*")
  /// The subjects of the results of all sweeps.
  package static let allResults = results(of: "*")

  /// The subject of a sweep's tasks for the workers with one build of the frameworks.
  package static func task(_ sweep: String, frameworks: String) -> String {
    task(Subject.word(frameworks), Subject.word(sweep))
  }

  /// The subjects of the tasks of all sweeps for the workers with one build of the frameworks.
  package static func tasks(frameworks: String) -> String { task(Subject.word(frameworks), "*") }

  /// The subject of a sweep's results.
  package static func result(_ sweep: String) -> String { results(of: Subject.word(sweep)) }

  private static func task(_ frameworks: String, _ sweep: String) -> String {
    "vitrine.task.\(frameworks).\(sweep)"
  }

  private static func results(of sweep: String) -> String { "vitrine.sweep.\(sweep).result" }
}
