/// All tasks of a sweep. They are created on demand, so memory use does not depend on their number.
///
/// A task is what one request to an extension can draw: a widget in one family, on one device, in
/// one language. Tasks are ordered by language, because an extension must be restarted to change
/// its language.
package struct SweepPlan: Codable, Equatable, Sendable {
  /// A widget that a device shows in a family.
  package struct Subject: Codable, Equatable, Sendable {
    /// The index of the extension.
    package var bundle: Int
    /// The kind of the widget.
    package var kind: String
    /// The family, by WidgetKit's name.
    package var family: String
    /// The device, by `Device.identifier`.
    package var device: String
    /// One scheme only for a family that looks the same in both.
    package var schemes: [String]

    package init(
      bundle: Int, kind: String, family: String, device: String, schemes: [String]
    ) {
      self.bundle = bundle
      self.kind = kind
      self.family = family
      self.device = device
      self.schemes = schemes
    }
  }

  /// An extension whose widgets are drawn.
  package struct Bundle: Codable, Equatable, Sendable {
    /// The extension's name, for reports.
    package var name: String
    /// The SHA-256 of the archive.
    package var hash: String

    package init(name: String, hash: String) {
      self.name = name
      self.hash = hash
    }
  }

  /// One combination of the axes.
  package struct Case: Codable, Equatable, Sendable {
    /// An index of `subjects`.
    package var subject: Int
    /// An index of `locales`.
    package var locale: Int
    /// An index of `typeSizes`.
    package var typeSize: Int
    package var scheme: String
  }

  /// In the order of `Subject.bundle`.
  package var bundles: [Bundle]
  /// The widgets, without the languages.
  package var subjects: [Subject]
  /// Each is a separate task.
  package var locales: [String]
  /// Drawn within one task.
  package var typeSizes: [String]
  /// The number of entries per timeline, from its start; a timeline may have fewer.
  package var entries: Int
  /// The device's time, in seconds since 1970.
  package var clock: Double
  /// The version of iOS; nil for the newest.
  package var os: String?
  /// Pixels per point; nil for those of each device.
  package var scale: Double?
  /// Identifies the build of the frameworks. Other builds may draw differently.
  package var frameworks: String
  /// The tasks, each of which draws one combination; nil for all combinations.
  package private(set) var cases: [Case]?

  package init(
    bundles: [Bundle], subjects: [Subject], locales: [String], typeSizes: [String], entries: Int,
    clock: Double, os: String? = nil, scale: Double? = nil, frameworks: String
  ) {
    self.bundles = bundles
    self.subjects = subjects
    self.locales = locales
    self.typeSizes = typeSizes
    self.entries = entries
    self.clock = clock
    self.os = os
    self.scale = scale
    self.frameworks = frameworks
  }

  /// The plan whose tasks cover all pairs of values of two axes.
  package var pairwise: SweepPlan {
    var (plan, chosen) = (self, PairwiseCases(self))
    plan.cases = chosen.cases()
    return plan
  }

  /// The plan with all combinations.
  package var product: SweepPlan {
    var plan = self
    plan.cases = nil
    return plan
  }

  /// Whether all indices are valid. Those of a damaged file need not be.
  var isValid: Bool {
    subjects.allSatisfy { bundles.indices.contains($0.bundle) }
      && (cases ?? []).allSatisfy {
        subjects.indices.contains($0.subject) && locales.indices.contains($0.locale)
          && typeSizes.indices.contains($0.typeSize)
      }
  }

  /// The number of tasks: one for each subject and language, or for each case.
  package var count: Int { cases?.count ?? subjects.count * locales.count }

  /// The number of pictures of all tasks if every timeline has `entries` entries.
  package var pictures: Int {
    if let cases { return cases.count * entries }
    return subjects.reduce(0) { $0 + $1.schemes.count } * typeSizes.count * entries * locales.count
  }

  /// The task with an index below `count`.
  ///
  /// - Parameter sweep: `SweepManifest.sweep`.
  package func task(_ index: Int, of sweep: String) -> SweepTask {
    let chosen = cases?[index]
    let subject = subjects[chosen?.subject ?? index % subjects.count]
    return SweepTask(
      sweep: sweep, index: index, bundle: bundles[subject.bundle], kind: subject.kind,
      family: subject.family, device: subject.device,
      locale: locales[chosen?.locale ?? index / subjects.count],
      typeSizes: chosen.map { [typeSizes[$0.typeSize]] } ?? typeSizes,
      schemes: chosen.map { [$0.scheme] } ?? subject.schemes, entries: entries, clock: clock,
      os: os, scale: scale, frameworks: frameworks)
  }
}
