import ExtensionPool
import Foundation
import Synchronization

/// What is being built, and what does not compile, for all watched projects.
///
/// The watcher writes it (`vitrine serve --watch`); the page and commands read it.
package final class BuildBoard: Sendable {
  private struct Entry {
    var status: BuildStatus
    var start: ContinuousClock.Instant?
  }

  private let entries = Mutex<[Entry]>([])
  private let signal = ChangeSignal()

  package init() {}

  /// The projects in the order of the command line.
  package var statuses: [BuildStatus] {
    let now = ContinuousClock.now
    return entries.withLock { entries in
      entries.map { entry in
        var status = entry.status
        if let start = entry.start { status.elapsed = (now - start) / .seconds(1) }
        return status
      }
    }
  }

  /// Yields when a status changes.
  package func changes() -> AsyncStream<Void> { signal.stream() }

  /// Adds a project at the end. The time starts if it is active.
  package func add(_ status: BuildStatus) {
    let start = status.phase.isActive ? ContinuousClock.now : nil
    entries.withLock { $0.append(Entry(status: status, start: start)) }
    signal.send()
  }

  package func remove(_ project: String) {
    entries.withLock { $0.removeAll { $0.status.project == project } }
    signal.send()
  }

  /// Changes the status of a project. The time starts when it becomes active, and ends when it is
  /// not active any more.
  package func update(_ project: String, _ change: (inout BuildStatus) -> Void) {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.status.project == project }) else { return }
      change(&entries[index].status)
      let isActive = entries[index].status.phase.isActive
      if !isActive { entries[index].start = nil }
      if isActive, entries[index].start == nil { entries[index].start = .now }
    }
    signal.send()
  }
}

/// The state of a watched project.
package struct BuildStatus: Codable, Equatable, Sendable {
  /// The steps of a build, in their order, and its two results.
  package enum Phase: String, Codable, Sendable {
    case waiting, reading, compiling, linking, checking, installing
    /// The device runs the sources as they are.
    case current
    /// The device keeps what it had.
    case failed

    /// Whether a build is running.
    package var isActive: Bool { self != .waiting && self != .current && self != .failed }
  }

  /// The path of the project, as given.
  package var project: String
  /// The name of the project.
  package var name: String
  package var phase: Phase
  /// The module or the program that is being compiled or linked.
  package var subject: String?
  /// The seconds since the build began; nil if none is running.
  package var elapsed: Double?
  /// The seconds that the last build took, until its pictures were requested.
  package var seconds: Double?
  /// The changed files that caused the last build, relative to the project. Up to ten.
  package var files: [String] = []
  /// The errors of the last build.
  package var problems: [BuildProblem] = []
  /// The number of literals that can be changed without the compiler; nil while none can.
  package var literals: Int?

  package init(project: String, name: String, phase: Phase = .waiting) {
    self.project = project
    self.name = name
    self.phase = phase
  }
}

/// Why a project does not build: an error of the compiler, or something else without a place.
package struct BuildProblem: Codable, Equatable, Sendable {
  /// A note of the compiler that belongs to the error.
  package struct Note: Codable, Equatable, Sendable {
    /// The path; nil if the note has no place.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1.
    package var column: Int?
    /// What the compiler says, without its place.
    package var message: String
    /// The source line and a line with a caret.
    package var excerpt: String?

    package init(
      file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
      excerpt: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.excerpt = excerpt
    }
  }

  /// The path; nil if the problem has no place.
  package var file: String?
  /// The file's path below the project.
  package var name: String?
  /// From 1.
  package var line: Int?
  /// From 1.
  package var column: Int?
  /// What is wrong, without its place.
  package var message: String
  /// The source line and a line with a caret.
  package var excerpt: String?
  package var notes: [Note] = []

  package init(
    file: String? = nil, name: String? = nil, line: Int? = nil, column: Int? = nil,
    message: String, excerpt: String? = nil, notes: [Note] = []
  ) {
    self.file = file
    self.name = name
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.notes = notes
  }
}

/// The watched sources of a device.
package struct SourceService: Sendable {
  /// The states of the watched projects.
  package let builds: BuildBoard
  /// Opens a place in the user's editor; throws an error that says why it cannot.
  package let open: @Sendable (SourcePlace) throws -> Void

  package init(builds: BuildBoard, open: @escaping @Sendable (SourcePlace) throws -> Void) {
    self.builds = builds
    self.open = open
  }
}

/// A place in a source, from 1.
package struct SourcePlace: Equatable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
