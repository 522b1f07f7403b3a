import CommandContext
import ExtensionBuilder
import Foundation
import HostLink
import NoticeCatalog
import PreviewTesting

// What the base pictures do not show: the accented and vibrant modes, and days on which the clocks
// change.
extension AuditRun {
  /// The findings in the accented mode and on the days on which clocks change, of widgets only.
  func others(of target: FramePipeline.Target) async throws -> [AuditObservation] {
    guard variants == nil else { return [] }
    var observations: [AuditObservation] = []
    for rule in rules {
      guard case .accentedPicture(let check) = rule.check else { continue }
      let batch = try kinds("scheme=light,mode=accented", settings)
      observations += try await self.observations(of: rule, [batch], target, check)
    }
    if rules.contains(where: { $0.id == AuditRule.timeline.id }) {
      let (zone, dates) = ClockChanges.dates(timeZone: settings.timeZone, after: settings.clock)
      let batches = try dates.map { date in
        var settings = settings
        (settings.timeZone, settings.timeZoneName, settings.clock) = (zone, zone.identifier, date)
        return try kinds("scheme=light", settings)
      }
      observations += try await self.observations(of: .timeline, batches, target) { audited, _ in
        guard let timeline = audited.frame.timeline else { return [] }
        guard var defect = TimelineDensity(timeline).passedPolicy(at: audited.frame.date) else {
          return []
        }
        defect.topic += ", on a day on which the clocks change,"
        return [defect]
      }
    }
    return observations
  }

  /// The languages of which only the app has strings: a finding of the extension.
  func appOnlyStrings(
    _ bundle: ExtensionBundle, target: String, _ subject: FrameSubject?
  ) -> [AuditObservation] {
    guard let subject, rules.contains(where: { $0.id == AuditRule.translation.id }) else {
      return []
    }
    return (bundle.information.appOnlyLanguages ?? []).map { language in
      var variant = AuditVariant()
      variant.locale = language
      return AuditObservation(
        rule: AuditRule.translation.id, target: target, subject: subject, variant: variant,
        defect: AuditDefect(
          severity: .error, topic: "the app has strings that the extension lacks",
          detail: NoticeKind.extensionStrings.cure, concernsAll: true))
    }
  }

  private func kinds(_ variants: String, _ settings: RenderSettings) throws -> FrameBatch {
    FrameBatch(
      content: .kinds(.all), settings: settings,
      variants: try PreviewVariants(variants, settings: settings), entries: 1)
  }

  private func observations(
    of rule: AuditRule, _ batches: [FrameBatch], _ target: FramePipeline.Target,
    _ check: @escaping @Sendable (AuditedFrame, WidgetPainter) throws -> [AuditDefect]
  ) async throws -> [AuditObservation] {
    guard !batches.isEmpty else { return [] }
    let pipeline = FramePipeline(
      targets: [target], batches: batches, context: context, filter: filter)
    return try await pipeline.results { job, painter in
      // What cannot be drawn is reported for the base pictures.
      guard case .frame(let frame) = job.content, frame.timeline != nil,
        let defects = try? check(AuditedFrame(subject: job.subject, frame: frame), painter)
      else { return [AuditObservation]() }
      return defects.map {
        AuditObservation(
          rule: rule.id, target: job.target, subject: job.subject, variant: AuditVariant(),
          defect: $0)
      }
    }.flatMap { $0 }
  }
}

/// The days on which the clocks change, at half past midnight. Code that adds 86,400 seconds fails
/// on them.
enum ClockChanges {
  /// The first days after a date. A time zone whose clocks never change is replaced by one in which
  /// they do, because a widget runs in all of them.
  static func dates(timeZone: TimeZone, after start: Date) -> (TimeZone, [Date]) {
    var zone = timeZone
    if zone.nextDaylightSavingTimeTransition(after: start) == nil {
      zone = TimeZone(identifier: "Europe/Berlin") ?? zone
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var dates: [Date] = []
    var date = start
    while dates.count < 2, let next = zone.nextDaylightSavingTimeTransition(after: date) {
      dates.append(calendar.startOfDay(for: next) + 1800)
      date = next
    }
    return (zone, dates)
  }
}
