import Foundation
import TextEngine
import ViewArchive

/// The parts of an archive that change with time: texts that follow the clock, and timed progress.
///
/// ```swift
/// let clock = ClockDependence(archive)
/// clock.nextChange(after: now)  // the next full second if the archive has a timer
/// ```
/// A picture is valid from the date at which it was drawn up to, and without, `nextChange(after:)`.
/// The value reads the archive once; later calls do not need it.
struct ClockDependence {
  private struct Text {
    var formatter: DynamicDateFormatter
    var date: DynamicDate
  }

  private struct Progress {
    var start: Date
    var end: Date
    /// The seconds between visible changes.
    var step: TimeInterval

    func nextChange(after now: Date) -> Date? {
      guard now < end else { return nil }
      guard now >= start else { return start }
      let steps = (now.timeIntervalSince(start) / step + 1e-6).rounded(.down) + 1
      return min(start.addingTimeInterval(steps * step), end)
    }
  }

  /// The shortest time between two pictures of a progress, in seconds. A step is otherwise the time
  /// in which the progress moves by one point.
  private static let shortestStep = 1.0

  private var texts: [Text] = []
  private var progresses: [Progress] = []

  init(_ archive: ViewArchive) {
    if let background = archive.containerBackground { add(background) }
    add(archive.content)
  }

  /// True if nothing follows the clock.
  var isEmpty: Bool { texts.isEmpty && progresses.isEmpty }

  /// The first date after `now` at which the picture changes; nil if it never does.
  func nextChange(after now: Date) -> Date? {
    let changes =
      texts.map { $0.formatter.nextChange(of: $0.date, after: now) }
      + progresses.map { $0.nextChange(after: now) }
    return changes.compactMap { $0 }.filter { $0 > now }.min()
  }

  private mutating func add(_ node: ArchiveNode) {
    switch node.content {
    case .dynamicText(let text, let paragraph):
      let formatter = DynamicDateFormatter(
        localeIdentifier: paragraph.localeIdentifier,
        timeZoneIdentifier: paragraph.timeZoneIdentifier)
      for case .dynamic(let date) in text.segments.map(\.content) {
        texts.append(Text(formatter: formatter, date: date))
      }
    case .timedProgress(let progress) where progress.end > progress.start:
      let span = progress.end.timeIntervalSince(progress.start)
      let length =
        switch progress.shape {
        case .bar: Double(node.frame.width)
        case .ring: Double(min(node.frame.width, node.frame.height)) * .pi
        }
      progresses.append(
        Progress(
          start: progress.start, end: progress.end,
          step: max(span / max(length, 1), Self.shortestStep)))
    default: break
    }
    for case .mask(let mask) in node.effects { add(mask) }
    for child in node.children + node.otherState { add(child) }
  }
}
