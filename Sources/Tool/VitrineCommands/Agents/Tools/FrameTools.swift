import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import DeviceSurfaces
import Foundation
import HostLink
import JSONValues
import PreviewTesting

extension AgentTool {
  static let frames = AgentTool(
    "frames", title: "Draw previews one by one",
    """
    Draws each preview separately, and with kinds also each widget, control and Live Activity: \
    their pictures with file, line, entries and accessibility elements. Made for editors: previews \
    shows the same on one page.
    """,
    parameters: [.project]
      + ToolParameter.options(Command.previews.spec.options) + [
        .own("kinds", .flag, "Whether to draw widgets, controls and Live Activities, too."),
        .own("entries", .number, "Entries or content states to draw at most, 1 to 60. Default: 1."),
        .own("id", .text, "Draw only the subject with this id, which an earlier answer has."),
      ],
    perform: .custom { try await FrameReport.run($0) })
}

/// What `frames` answers beside the pictures.
private struct FrameReport: Encodable {
  /// A preview, a widget in a family, a control in a size, or a presentation of a Live Activity.
  struct Subject: Encodable {
    /// Distinguishes it in its project.
    var id: String
    var title: String
    var file: String?
    var line: Int?
    /// nil for a preview.
    var kind: String?
    var form: String
    /// The number of its entries or content states, of which the frames can show fewer.
    var entries = 1
    /// Those of all entries of its timeline; empty for anything else.
    var dates: [Date] = []
    /// Why it could not be drawn.
    var failure: String?
    var frames: [Frame] = []
  }

  struct Frame: Encodable {
    /// Index among the pictures of the answer.
    var picture: Int
    var panel: String
    /// Distinguishes the variant; empty if there is one.
    var variant: String
    /// Index of the entry or the content state.
    var entry: Int
    /// The device's time in the picture.
    var date: Date
    /// In points.
    var size: LinkSize
    /// Pixels per point.
    var scale: Double
    var elements: [PictureElement]
  }

  /// The pictures of an answer at most, in number and in bytes.
  private static let limits = (pictures: 300, bytes: 48 << 20)

  var subjects: [Subject] = []
  /// The pictures that were left out, because an answer has a greatest size.
  var omitted = 0
  private var pictures: [Data] = []
  private var bytes = 0

  private enum CodingKeys: CodingKey { case subjects, omitted }

  static func run(_ call: ToolCall) async throws -> ToolResult {
    let id = call.members["id"]?.string
    let jobs = try await FramePipeline(call, only: id).results { job, _ in job }
    var report = FrameReport()
    for job in jobs {
      let name = job.target.isEmpty ? job.subject.name : "\(job.target)/\(job.subject.name)"
      guard id == nil || id == name else { continue }
      try await report.add(job, id: name, drawnBy: call.workspace.pictures)
    }
    if let id, report.subjects.isEmpty {
      throw ValueError(
        value: id, option: "--id", expected: "that of a subject; without it, all are listed")
    }
    let lines = report.subjects.map { subject in
      "\(subject.id)  \(subject.title)  \(subject.form)  "
        + (subject.failure ?? counted(subject.frames.count, "picture"))
    }
    let omitted = report.omitted == 0 ? nil : "\(report.omitted) pictures were left out; use filter"
    let text =
      ((lines.isEmpty ? ["nothing to draw"] : lines) + [omitted, call.notes].compactMap(\.self))
      .joined(separator: "\n")
    let value = try DeviceJSON.encode(VersionedOutput(report, as: .frames))
    return ToolResult(
      report.pictures.map { .png($0) } + [.text(text)], structured: try JSONValue(parsing: value))
  }

  private mutating func add(
    _ job: FrameJob, id: String, drawnBy service: PictureService
  ) async throws {
    if subjects.last?.id != id {
      subjects.append(
        Subject(
          id: id, title: job.subject.title, file: job.subject.file, line: job.subject.line,
          kind: job.subject.kind, form: job.subject.form))
    }
    let last = subjects.count - 1
    switch job.content {
    case .failure(let reason): subjects[last].failure = reason
    case .frame(let frame):
      subjects[last].dates = frame.timeline?.dates ?? []
      // A control is drawn in all its states.
      subjects[last].entries = max(
        frame.timeline?.dates.count ?? job.subject.payloads?.count ?? 1, frame.index + 1,
        subjects[last].entries)
      do {
        guard let drawn = try await draw(frame, service) else { return }
        subjects[last].frames.append(drawn)
      } catch {
        try Task.checkCancellation()
        subjects[last].failure = "\(error)"
      }
    }
  }

  /// Draws a frame. Returns nil if the answer has no room for it.
  private mutating func draw(
    _ frame: PreviewFrame, _ service: PictureService
  ) async throws -> Frame? {
    guard pictures.count < Self.limits.pictures, bytes < Self.limits.bytes else {
      omitted += 1
      return nil
    }
    let picture = try await service.picture(
      of: frame.archive.encoded(), look: frame.look, at: frame.date)
    pictures.append(picture.png)
    bytes += picture.png.count
    return Frame(
      picture: pictures.count - 1, panel: "\(frame.panel)", variant: frame.variant,
      entry: frame.index, date: frame.date, size: picture.size, scale: picture.scale,
      elements: picture.elements)
  }
}

extension FramePipeline {
  /// The pipeline for the arguments of `frames`. Throws `ValueError`, `ProjectError` and
  /// `ToolError`.
  fileprivate init(_ call: ToolCall, only id: String?) throws {
    let arguments = try call.arguments.completedByProject(in: call.context)
    var settings = try RenderSettings(arguments, now: call.context.now())
    if arguments["scale"] == nil { settings.scale = 2 }
    let entries = try wholeNumberValue(
      call.members["entries"].map(\.text), option: "--entries", in: 1...60)
    let variants = try PreviewVariants(arguments["variants"], settings: settings)
    let contents: [FrameBatch.Content] =
      [.previews(nil)] + (call.members["kinds"]?.bool == true ? [.kinds(.all)] : [])
    self.init(
      targets: try FramePipeline.Target.all(at: ExtensionLocation(arguments, in: call.context)),
      batches: contents.map { content in
        FrameBatch(
          content: content, settings: settings, variants: variants, entries: entries ?? 1)
      }, context: call.context, filter: arguments["filter"],
      shard: id.map { .only($0.split(separator: "/").last.map(String.init) ?? $0) } ?? .all)
  }
}
