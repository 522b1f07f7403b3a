import CommandArguments
import CommandContext
import Foundation
import Synchronization

/// Archives what a project shows, and works on the archives on all cores meanwhile.
///
/// ```swift
/// let outcomes = try await pipeline.results { job, painter in outcome(of: job, painter) }
/// ```
/// The results are in the order of the batches and, inside of them, of the extension.
package struct FramePipeline: Sendable {
  /// A widget extension of the project, with its folder in the references. A folder of sources has
  /// the empty name.
  package struct Target: Sendable {
    package var name: String
    package var location: ExtensionLocation

    /// - Parameter name: The name of the target; nil for a bundle or a folder of sources.
    package init(of name: String?, location: ExtensionLocation) {
      self.name = name.map { FileNames.slug($0) } ?? ""
      self.location = location
    }

    /// The widget extensions at a path. Throws `ToolError` and `ProjectError`.
    package static func all(at location: ExtensionLocation) throws -> [Self] {
      try location.targets().map { Self(of: $0.name, location: $0.location) }
    }
  }

  package let targets: [Target]
  package let batches: [FrameBatch]
  package let context: ToolContext
  /// A text that the name or the file of a subject has to contain.
  package let filter: String?
  package var shard = Shard.all

  package init(
    targets: [Target], batches: [FrameBatch], context: ToolContext, filter: String?,
    shard: Shard = Shard.all
  ) {
    self.targets = targets
    self.batches = batches
    self.context = context
    self.filter = filter
    self.shard = shard
  }

  /// Whether the extensions have to be built with their previews.
  package var needsPreviews: Bool { batches.contains(where: \.needsPreviews) }

  private struct Numbered<Value: Sendable>: Sendable {
    var number: Int
    var value: Value
  }

  /// - Parameter work: Runs on any thread; each thread has one painter.
  package func results<Output: Sendable>(
    _ work: @escaping @Sendable (FrameJob, WidgetPainter) -> Output
  ) async throws -> [Output] {
    let (jobs, queue) = AsyncStream.makeStream(of: Numbered<FrameJob>.self)
    let results = try await withThrowingTaskGroup(of: [Numbered<Output>].self) { group in
      let warnings = WarningLog(context.console)
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        group.addTask {
          var painter: WidgetPainter?
          var results: [Numbered<Output>] = []
          for await job in jobs {
            let current = try painter ?? WidgetPainter(warnings: warnings)
            painter = current
            results.append(Numbered(number: job.number, value: work(job.value, current)))
          }
          return results
        }
      }
      defer { queue.finish() }
      let sink = FrameSink { job, number in queue.yield(Numbered(number: number, value: job)) }
      for target in targets {
        var names = FileNames()
        var places: SourcePlaces?
        for batch in batches {
          try await archive(batch, of: target, &names, &places, into: sink)
        }
      }
      queue.finish()
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return results.sorted { $0.number < $1.number }.map(\.value)
  }

  /// - Parameter places: Those of the target, which are read for its first kinds.
  private func archive(
    _ batch: FrameBatch, of target: Target, _ names: inout FileNames,
    _ places: inout SourcePlaces?, into sink: FrameSink
  ) async throws {
    var location = target.location
    location.includesPreviews = needsPreviews
    if let seed = batch.seed { location.options.seed = seed }
    func kinds(_ selection: KindSelection) async throws {
      let known = places ?? SourcePlaces(of: location.url)
      places = known
      try await KindRun(
        location: location, batch: batch, selection: selection, places: known, context: context,
        filter: filter, shard: shard, receive: { sink.add($0, of: target.name, $1) }
      ).archive(&names)
    }
    func previews(_ text: String?) async throws -> Bool {
      try await PreviewRun(
        location: location, settings: batch.settings, context: context,
        filters: [text, filter].compactMap { $0 }, shard: shard, variants: batch.variants,
        drawing: .frames { result, frames in
          sink.add(
            FrameSubject(result), of: target.name,
            result.failure.map { .failure(.init(reason: $0)) } ?? .success(frames))
        }, states: batch.entries ?? PreviewDrawing.defaultStates
      ).archive(&names)
    }
    switch batch.content {
    case .kinds(let selection): try await kinds(selection)
    case .previews(let text): _ = try await previews(text)
    case .previewsOrKinds: if try await !previews(nil) { try await kinds(.all) }
    }
  }
}

/// Why a subject cannot be drawn.
struct FrameFailure: Error {
  var reason: String
}

/// Numbers the pictures in the order in which they were archived.
private final class FrameSink: Sendable {
  private let count = Mutex(0)
  private let send: @Sendable (FrameJob, Int) -> Void

  init(_ send: @escaping @Sendable (FrameJob, Int) -> Void) {
    self.send = send
  }

  func add(
    _ subject: FrameSubject, of target: String, _ result: Result<[PreviewFrame], FrameFailure>
  ) {
    let contents: [FrameJob.Content] =
      switch result {
      case .success(let frames): frames.map { .frame($0) }
      case .failure(let failure): [.failure(failure.reason)]
      }
    for content in contents {
      let number = count.withLock { count in
        defer { count += 1 }
        return count
      }
      send(FrameJob(target: target, subject: subject, content: content), number)
    }
  }
}
