import CommandArguments
import CommandContext
import Devices
import Foundation
import HostLink

/// Archives the widgets, controls and Live Activities of an extension.
///
/// One that crashes or hangs ends the extension's process. The next one then gets a new process.
struct KindRun {
  let location: ExtensionLocation
  let batch: FrameBatch
  let selection: KindSelection
  let places: SourcePlaces
  let context: ToolContext
  /// A text that the title or the file of a subject has to contain.
  let filter: String?
  let shard: Shard
  let receive: (FrameSubject, Result<[PreviewFrame], FrameFailure>) -> Void

  private static let defaultEntries = 3
  private var count: Int { batch.entries ?? Self.defaultEntries }

  /// - Parameter names: The names that the extension's other batches have used. Those of the
  ///   subjects are added.
  func archive(_ names: inout FileNames) async throws {
    var subjects: [KindSubject]?
    var next = 0
    while next < subjects?.count ?? 1 {
      next = try await ExtensionSession.run(location, settings: batch.settings, in: context) {
        let all = try subjects ?? selection.subjects(in: $0, places: places, &names)
        subjects = all
        return await archive(all, from: next, in: $0)
      }
    }
  }

  /// Archives the subjects to the end, or to the first one that fails. Returns the next one.
  private func archive(
    _ subjects: [KindSubject], from first: Int, in session: ExtensionSession
  ) async -> Int {
    for (index, subject) in subjects.enumerated().dropFirst(first) where isSelected(subject) {
      do {
        try await archive(subject, in: session)
      } catch  where subject.isExample {
        session.warnings.warn(
          "\(subject.subject.title) is left out, because it has no example values: \(error)")
        return index + 1
      } catch {
        receive(subject.subject, .failure(FrameFailure(reason: "\(error)")))
        return index + 1
      }
    }
    return subjects.count
  }

  private func isSelected(_ subject: KindSubject) -> Bool {
    (filter.map(subject.subject.matches) ?? true) && shard.contains(subject.subject.name)
  }

  private func archive(_ subject: KindSubject, in session: ExtensionSession) async throws {
    let activities = ActivityFrames(session: session, variants: batch.variants, maxStates: count)
    switch subject.content {
    case .widget(let selection):
      receive(subject.subject, .success(try await frames(selection, in: session)))
    case .control(let control, let configuration):
      let drawing = ControlFrames(
        session: session, control: control, configuration: configuration)
      var sizes: [ControlSizeName: [PreviewFrame]] = [:]
      for variant in batch.variants.groups(without: [.scheme, .mode]).joined() {
        for (size, frames) in try await drawing.frames(variant.settings) {
          sizes[size, default: []] += frames.map { frame in
            var frame = frame
            frame.variant = variant.caption
            return frame
          }
        }
      }
      for size in ControlSizeName.allCases {
        var sized = subject.subject
        sized.name += "-\(size.rawValue)"
        sized.form = "control, \(size.rawValue)"
        if let frames = sizes[size] { receive(sized, .success(frames)) }
      }
    case .activity(let activity):
      receive(subject.subject, .success(try await activities.frames(of: activity)))
    case .exampleActivity(let type, let presentation):
      let example = ActivityExample(type, of: session)
      let activity = PreviewedActivity(
        attributesType: type, presentation: presentation,
        attributes: try await example.json(.attributes), states: [try await example.json(.content)])
      receive(subject.subject, .success(try await activities.frames(of: activity)))
    }
  }

  private func frames(
    _ selection: WidgetSelection, in session: ExtensionSession
  ) async throws -> [PreviewFrame] {
    let family = selection.family
    var frames: [PreviewFrame] = []
    for group in batch.variants.groups(without: family.isAccessory ? [.mode, .scheme] : []) {
      let device = group[0].settings.device.orFirst(with: family)
      let request = try selection.request(
        on: device, environments: group.map { $0.environment(family) },
        archives: .indices(Array(0..<count)))
      let reply = try await session.timeline(.timeline(request))
      frames += try PreviewFrame.frames(
        of: reply, request, group, cornerRadius: device.cornerRadius(of: family),
        earliest: batch.settings.clock)
    }
    return frames
  }
}

extension KindSubject {
  fileprivate var isExample: Bool {
    if case .exampleActivity = content { true } else { false }
  }
}
