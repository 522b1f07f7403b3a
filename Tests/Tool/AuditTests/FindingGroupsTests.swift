import HostLink
import Testing

@testable import Audit
@testable import PreviewTesting

@Suite struct FindingGroupsTests {
  private static let sizes: [RenderEnvironment.TypeSize] = [
    .large, .xxxLarge, .accessibility3, .accessibility5,
  ]
  private static let audited = Set(
    ["en_US", "de_DE"].flatMap { locale in
      sizes.map { AuditVariant(typeSize: $0, locale: locale) }
    })

  private static let foundVariants: [([(String, ClosedRange<Int>)], String)] = [
    ([("en_US", 0...3), ("de_DE", 0...3)], ""),
    ([("de_DE", 2...3)], "at accessibility3 and larger, in de_DE"),
    ([("en_US", 2...3), ("de_DE", 2...3)], "at accessibility3 and larger"),
    (
      [("en_US", 3...3), ("de_DE", 1...3)],
      "at xxxLarge and larger, in de_DE; at accessibility5, in en_US"
    ),
    ([("en_US", 0...1), ("de_DE", 0...1)], "at xxxLarge and smaller"),
    ([("en_US", 1...1), ("de_DE", 1...1)], "at xxxLarge"), ([("de_DE", 0...3)], "in de_DE"),
  ]

  @Test(arguments: foundVariants)
  func namesVariants(found: [(String, ClosedRange<Int>)], words: String) {
    let variants = found.flatMap { locale, range in
      range.map { AuditVariant(typeSize: Self.sizes[$0], locale: locale) }
    }
    #expect(VariantWords(audited: Self.audited).text(for: Set(variants)) == words)
  }

  /// Base pictures are in light and dark, the others in light.
  @Test(arguments: [
    ([RenderEnvironment.ColorScheme.light], "in light"), ([.light, .dark], "at large"),
  ])
  func namesSchemes(found: [RenderEnvironment.ColorScheme], words: String) {
    let base = [AuditVariant(), AuditVariant(scheme: .dark)]
    let larger = AuditVariant(typeSize: .xxxLarge)
    let text = VariantWords(audited: Set(base + [larger])).text(
      for: Set(found.map { AuditVariant(scheme: $0) }))
    #expect(text.contains(words))
    #expect(VariantWords(audited: Set(base + [larger])).text(for: [larger]) == "at xxxLarge")
  }

  private static func subject(_ form: String, kind: String? = "Tide") -> FrameSubject {
    FrameSubject(
      name: "Tide-\(form)", title: "Tide \(form)", place: "Widgets/Tide.swift:12", kind: kind,
      form: form)
  }

  private static func observation(
    _ rule: AuditRule, _ form: String, _ variant: AuditVariant = AuditVariant(),
    topic: String = "“High tide” is truncated", severity: AuditSeverity = .warning,
    measure: Double = 0, concernsAll: Bool = false
  ) -> AuditObservation {
    AuditObservation(
      rule: rule.id, target: "", subject: subject(form), variant: variant,
      defect: AuditDefect(
        severity: severity, topic: topic, detail: "detail \(measure)", measure: measure,
        concernsAll: concernsAll))
  }

  private static func groups(_ forms: [String]) -> FindingGroups {
    var groups = FindingGroups()
    for form in forms {
      groups.audited[.init(target: "", subject(form))] = audited
      groups.auditedBase[.init(target: "", subject(form))] = [AuditVariant()]
    }
    return groups
  }

  @Test func joinsPictures() {
    let variant = AuditVariant(typeSize: .accessibility5, locale: "de_DE")
    let findings = Self.groups(["systemSmall", "systemMedium"]).findings([
      Self.observation(.truncation, "systemSmall", variant, measure: 0.5),
      Self.observation(.truncation, "systemMedium", variant, severity: .error, measure: 0.2),
    ])
    #expect(
      findings == [
        AuditFinding(
          rule: "truncation", severity: .error, subject: "Tide",
          forms: ["systemSmall", "systemMedium"],
          message: "“High tide” is truncated in systemSmall and systemMedium at accessibility5, in "
            + "de_DE; detail 0.2", file: "Widgets/Tide.swift", line: 12)
      ])
  }

  /// Errors come first, and then the order of the rules decides.
  @Test func ordersFindings() {
    let findings = Self.groups(["systemSmall"]).findings([
      Self.observation(.tapTarget, "systemSmall", topic: "a"),
      Self.observation(.truncation, "systemSmall", topic: "b"),
      Self.observation(.label, "systemSmall", topic: "c", severity: .error),
    ])
    #expect(findings.map(\.rule) == ["label", "truncation", "tap-target"])
  }

  @Test func extensionIsNamedOnce() {
    let findings = Self.groups(["systemSmall", "systemMedium"]).findings(
      ["systemSmall", "systemMedium"].map {
        Self.observation(
          .translation, $0, AuditVariant(locale: "de_DE"), topic: "“Tide” is not translated",
          concernsAll: true)
      })
    #expect(findings.map(\.message) == ["“Tide” is not translated in de_DE; detail 0.0"])
    #expect(findings.first?.subject == nil && findings.first?.file == nil)
  }

  /// What Increase Contrast mends is an error only below the ratio for large text.
  @Test(arguments: [
    (3.4, nil, nil), (3.4, 4.0, AuditSeverity.error), (2.5, nil, .warning), (2.5, 3.0, .error),
  ])
  func increasedContrast(standard: Double, increased: Double?, severity: AuditSeverity?) {
    var groups = FindingGroups()
    let variants = [
      AuditVariant(contrast: .standard), AuditVariant(contrast: .increased),
    ]
    groups.audited[.init(target: "", Self.subject("systemSmall"))] = Set(variants)
    groups.auditedBase = groups.audited
    let findings = groups.findings(
      zip([standard, increased], variants).compactMap { measure, variant in
        measure.map {
          Self.observation(.contrast, "systemSmall", variant, severity: .error, measure: $0)
        }
      })
    #expect(findings.first?.severity == severity)
    #expect(findings.count == (severity == nil ? 0 : 1))
  }

  @Test(arguments: [
    (AuditExclusion(rule: "contrast"), true), (AuditExclusion(rule: "label"), false),
    (AuditExclusion(rule: "contrast", kind: "Tide"), true),
    (AuditExclusion(rule: "contrast", kind: "Lunch"), false),
    (AuditExclusion(rule: "contrast", text: "Faint"), true),
    (AuditExclusion(rule: "contrast", kind: "Tide", text: "Bright"), false),
  ])
  func exclusions(exclusion: AuditExclusion, covers: Bool) {
    let finding = AuditFinding(
      rule: "contrast", severity: .error, subject: "Tide", forms: [],
      message: "“Faint” has too little contrast")
    #expect(exclusion.covers(finding) == covers)
  }

  @Test func printsFindings() {
    let report = AuditReport(
      findings: [
        AuditFinding(
          rule: "contrast", severity: .error, subject: "Tide", forms: [], message: "faint",
          file: "Tide.swift", line: 3),
        AuditFinding(
          rule: "translation", severity: .warning, forms: [], message: "“Tide” is missing"),
      ], pictures: 12, ignored: 1)
    #expect(
      report.text(seconds: 1.5, rules: 12) == """
        errors
          contrast
            Tide: faint (Tide.swift:3)
        warnings
          translation
            “Tide” is missing
        12 pictures, 12 rules: 1 error, 1 warning, 1 ignored, in 1.5 s
        """)
  }
}
