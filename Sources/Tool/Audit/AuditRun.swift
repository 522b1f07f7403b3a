import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import HostLink
import PreviewTesting
import Simulations
import StringTables

/// Audits what a project shows.
///
/// ```swift
/// let run = AuditRun(location: location, settings: settings, context: context)
/// let report = try await run.report()
/// ```
/// Everything is archived once for all rules: in the languages of the project with several type
/// sizes, and once more in light and dark with both contrasts. All cores work on the archives.
package struct AuditRun {
  var location: ExtensionLocation
  var settings: RenderSettings
  var context: ToolContext
  package var rules = AuditRule.all
  /// What is not reported.
  var ignored: [AuditExclusion] = []
  /// A text that the name or the file of a kind or preview has to contain.
  var filter: String?
  /// Replaces the variants that are audited otherwise; see `PreviewVariants`.
  package var variants: String?
  var includesPreviews = true
  /// Live Activities with their content, instead of example values.
  var activities: [KindSelection] = []
  /// Whether findings get their pictures.
  package var keepsPictures = false

  package init(
    location: ExtensionLocation, settings: RenderSettings, context: ToolContext,
    rules: [AuditRule] = AuditRule.all, ignored: [AuditExclusion] = [], filter: String? = nil,
    variants: String? = nil, includesPreviews: Bool = true, activities: [KindSelection] = []
  ) {
    self.location = location
    self.settings = settings
    self.context = context
    self.rules = rules
    self.ignored = ignored
    self.filter = filter
    self.variants = variants
    self.includesPreviews = includesPreviews
    self.activities = activities
  }

  /// The type sizes that are audited: the default, the largest of the standard ones, and some of
  /// those for accessibility.
  static let typeSizes: [RenderEnvironment.TypeSize] = [
    .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]

  /// What the rules found in a picture.
  private struct Audited: Sendable {
    var target: String
    var subject: FrameSubject
    /// nil if there is no picture.
    var variant: AuditVariant?
    var isBase = false
    /// Whether it is a widget's.
    var hasTimeline = false
    /// The control, if it is a base picture of one.
    var control: AuditedControl?
    var observations: [AuditObservation]
  }

  /// Throws `BuildError`, `ProjectError`, `ToolError` and `ValueError`.
  package func report() async throws -> AuditReport {
    var audited: [Audited] = []
    var observations: [AuditObservation] = []
    for (name, location) in try location.targets() {
      var location = location
      location.includesPreviews = includesPreviews
      let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
      let languages = LocalizedStrings(folder: bundle.resources, isCached: false).languages
      let target = FramePipeline.Target(of: name, location: location)
      let new = try await results(of: target, languages: languages)
      guard !new.isEmpty else { continue }
      audited += new
      observations += new.flatMap(\.observations)
      observations += Self.controls(of: new, rules, target: target.name)
      observations += try await days(of: new, bundle: bundle, target: target.name)
      observations += try await others(of: target)
      observations += appOnlyStrings(bundle, target: target.name, new.first?.subject)
    }
    guard !audited.isEmpty else { throw ToolError.nothingToAudit(location.path) }
    return report(audited, observations)
  }

  private func report(
    _ audited: [Audited], _ observations: [AuditObservation]
  ) -> AuditReport {
    var groups = FindingGroups()
    for picture in audited {
      guard let variant = picture.variant else { continue }
      let form = FindingGroups.Form(target: picture.target, picture.subject)
      groups.audited[form, default: []].insert(variant)
      if picture.isBase { groups.auditedBase[form, default: []].insert(variant) }
    }
    let findings = groups.findings(observations)
    let ignored = resolved(ignored, by: audited.map(\.subject))
    let shown = findings.filter { finding in !ignored.contains { $0.covers(finding) } }
    return AuditReport(
      findings: shown, pictures: audited.count { $0.variant != nil },
      ignored: findings.count - shown.count)
  }

  /// Exclusions with the kind in place of the name that the page shows.
  private func resolved(
    _ exclusions: [AuditExclusion], by subjects: [FrameSubject]
  ) -> [AuditExclusion] {
    let kinds = Set(subjects.compactMap(\.kind))
    return exclusions.map { exclusion in
      guard let name = exclusion.kind, !kinds.contains(name) else { return exclusion }
      let named = Set(subjects.filter { $0.shownName == name }.compactMap(\.kind))
      var result = exclusion
      if named.count == 1, let kind = named.first { result.kind = kind }
      return result
    }
  }

  // MARK: Pictures

  private func results(
    of target: FramePipeline.Target, languages: Set<String>
  ) async throws -> [Audited] {
    let pipeline = FramePipeline(
      targets: [target], batches: try batches(languages), context: context, filter: filter)
    let base = (settings.typeSize, settings.locale.identifier, variants != nil)
    let tags = languages
    return try await pipeline.results { [rules, keepsPictures] job, painter in
      guard case .frame(let frame) = job.content else {
        return Audited(
          target: job.target, subject: job.subject, observations: Self.failures(of: job, rules))
      }
      let environment = frame.environment
      let isBase =
        base.2 || environment.typeSize == base.0 && environment.locale == base.1
      let candidates = LocalizedStrings.languages(for: Locale(identifier: environment.locale))
      return Audited(
        target: job.target, subject: job.subject, variant: AuditVariant(environment),
        isBase: isBase, hasTimeline: frame.timeline != nil,
        control: isBase ? AuditedControl(job.subject, frame) : nil,
        observations: Self.observations(
          of: AuditedFrame(
            subject: job.subject, frame: frame, isTranslated: !tags.isDisjoint(with: candidates)),
          target: job.target, rules, isBase: isBase, painter, keepsPictures: keepsPictures))
    }
  }

  private static func observations(
    of audited: AuditedFrame, target: String, _ rules: [AuditRule], isBase: Bool,
    _ painter: WidgetPainter, keepsPictures: Bool
  ) -> [AuditObservation] {
    var observations = rules.flatMap { rule in
      let defects: [AuditDefect]
      do {
        switch rule.check {
        case .picture(let check): defects = try check(audited, painter)
        case .basePicture(let check): defects = isBase ? try check(audited, painter) : []
        case .failure, .day, .control, .accentedPicture: defects = []
        }
      } catch {
        defects = [
          AuditDefect(severity: .error, topic: "cannot be drawn", detail: "\(error)")
        ]
      }
      return defects.map {
        AuditObservation(
          rule: rule.id, target: target, subject: audited.subject,
          variant: AuditVariant(audited.frame.environment), defect: $0)
      }
    }
    guard keepsPictures, !observations.isEmpty else { return observations }
    let frame = audited.frame
    let png = try? painter.data(frame.archive, as: .png, at: frame.date, look: frame.look)
    let picture = png.map { AuditPicture(png: $0, size: frame.archive.size) }
    for index in observations.indices { observations[index].picture = picture }
    return observations
  }

  private static func failures(of job: FrameJob, _ rules: [AuditRule]) -> [AuditObservation] {
    guard case .failure(let reason) = job.content else { return [] }
    return rules.flatMap { rule in
      guard case .failure(let check) = rule.check else { return [AuditObservation]() }
      return check(reason).map {
        AuditObservation(
          rule: rule.id, target: job.target, subject: job.subject, variant: AuditVariant(),
          defect: $0)
      }
    }
  }

  /// Applies the rules for controls to each kind once.
  private static func controls(
    of audited: [Audited], _ rules: [AuditRule], target: String
  ) -> [AuditObservation] {
    var controls: [AuditedControl] = []
    for control in audited.compactMap(\.control)
    where !controls.contains(where: { $0.kind == control.kind }) {
      controls.append(control)
    }
    return rules.flatMap { rule in
      guard case .control(let check) = rule.check else { return [AuditObservation]() }
      return controls.flatMap { control in
        let others = controls.filter { $0.kind != control.kind }
        return check(control, others).map {
          AuditObservation(
            rule: rule.id, target: target, subject: control.subject, variant: AuditVariant(),
            defect: $0)
        }
      }
    }
  }

  // MARK: Variants

  /// What is archived for all rules; each combination once.
  ///
  /// - Parameter languages: The tags of the project's languages.
  func batches(_ languages: Set<String>) throws -> [FrameBatch] {
    var settings = settings
    settings.launch.reportsTranslations = true
    if let variants {
      let variants = try PreviewVariants(variants, settings: settings)
      return contents.map {
        FrameBatch(content: $0, settings: settings, variants: variants, entries: 1)
      }
    }
    let sizes = Set(Self.typeSizes + [settings.typeSize])
    var batches: [FrameBatch] = []
    for (index, locale) in try locales(languages).enumerated() {
      var localized = settings
      localized.locale = locale
      // The base pictures have the type size of the settings in their locale.
      let names = RenderEnvironment.TypeSize.allCases
        .filter { sizes.contains($0) && (index > 0 || $0 != settings.typeSize) }.map(\.rawValue)
      let variants = try PreviewVariants(
        "scheme=light,type-size=\(names.joined(separator: ":"))", settings: localized)
      batches += contents.map {
        FrameBatch(content: $0, settings: localized, variants: variants, entries: 1)
      }
    }
    let colors = try PreviewVariants(
      "scheme=light:dark,contrast=standard:increased", settings: settings)
    batches += contents.map {
      FrameBatch(content: $0, settings: settings, variants: colors, entries: 1)
    }
    return batches
  }

  private var contents: [FrameBatch.Content] {
    var kinds = KindSelection.all
    kinds.otherActivities = Set(activities.compactMap(\.activity?.type))
    return [.kinds(kinds)] + activities.map { .kinds($0) }
      + (includesPreviews ? [.previews(nil)] : [])
  }

  /// That of the settings first, then one for each language of the project.
  private func locales(_ languages: Set<String>) throws -> [LocaleArgument] {
    let known = Set(
      LocalizedStrings.languages(for: Locale(identifier: settings.locale.identifier)))
    let others = languages.subtracting(known).sorted().compactMap { language in
      let region = Locale(identifier: language).language.maximalIdentifier.split(separator: "-")
        .last
      return try? LocaleArgument(
        language.split(separator: "-").count > 1 && !language.contains("Han")
          ? language : region.map { "\(language)_\($0)" } ?? language)
    }
    return [settings.locale] + others
  }

  // MARK: Days

  /// Simulates a day with each kind in its first family of the Home Screen.
  private func days(
    of audited: [Audited], bundle: ExtensionBundle, target: String
  ) async throws -> [AuditObservation] {
    let checks = rules.compactMap { rule in
      if case .day(let check) = rule.check { (rule.id, check) } else { nil }
    }
    var subjects: [String: FrameSubject] = [:]
    var kinds: [String] = []
    for picture in audited where picture.hasTimeline {
      let subject = picture.subject
      guard let kind = subject.kind, subjects[kind] == nil,
        let family = WidgetFamilyName(rawValue: subject.form), !family.isAccessory
      else { continue }
      subjects[kind] = subject
      kinds.append(kind)
    }
    guard !checks.isEmpty, !kinds.isEmpty else { return [] }
    let options = SimulationOptions(
      places: kinds.compactMap { kind in
        subjects[kind].map { .init(kind: kind, family: $0.form) }
      }, settings: settings)
    let report = try await SimulationSession.run(
      options, bundles: [(location.name, bundle)], in: context,
      warnings: WarningLog(context.console),
      output: SessionOutput(context.console, printsJSON: true))
    return report.placements.flatMap { history in
      checks.flatMap { id, check in
        check(AuditedDay(summary: history.summary)).compactMap { defect in
          subjects[history.placement.kind].map {
            AuditObservation(
              rule: id, target: target, subject: $0, variant: AuditVariant(), defect: defect)
          }
        }
      }
    }
  }
}
