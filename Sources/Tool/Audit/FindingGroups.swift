import PreviewTesting

/// Joins the defects of many pictures: one finding for each topic of a kind.
struct FindingGroups {
  /// A kind or a preview, in one of its forms.
  struct Form: Hashable {
    var target: String
    var subject: String
    var form: String
  }

  private struct Key: Hashable {
    var target: String
    var rule: String
    /// nil for a topic of the whole extension.
    var subject: String?
    var topic: String
  }

  /// The variants of each form that were audited.
  var audited: [Form: Set<AuditVariant>] = [:]
  /// Those for the rules that look at base pictures.
  var auditedBase: [Form: Set<AuditVariant>] = [:]

  /// In the order of severity, of the rules and of the observations.
  func findings(_ observations: [AuditObservation]) -> [AuditFinding] {
    let order = AuditRule.all.map(\.id)
    var groups: [Key: [AuditObservation]] = [:]
    var keys: [Key] = []
    for observation in resolvingContrast(observations) {
      let key = Key(
        target: observation.target, rule: observation.rule,
        subject: observation.defect.concernsAll ? nil : observation.subject.auditName,
        topic: observation.defect.topic)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(observation)
    }
    let findings = keys.compactMap { key in groups[key].flatMap { finding(key, $0) } }
    return findings.enumerated().sorted { a, b in
      let rules = [a, b].map { order.firstIndex(of: $0.element.rule) ?? 0 }
      return (b.element.severity, rules[0], a.offset) < (a.element.severity, rules[1], b.offset)
    }.map(\.element)
  }

  private func finding(_ key: Key, _ observations: [AuditObservation]) -> AuditFinding? {
    guard let worst = observations.min(by: { $0.defect.measure < $1.defect.measure }),
      let severity = observations.map(\.defect.severity).max()
    else { return nil }
    var forms: [String] = []
    for observation in observations where !forms.contains(observation.subject.form) {
      forms.append(observation.subject.form)
    }
    let message = [
      key.topic + (key.subject == nil ? languages(observations) : places(observations, forms)),
      worst.defect.detail,
    ].compactMap { $0 }.joined(separator: "; ")
    let source = key.subject == nil ? nil : worst.subject
    var picture = worst.picture
    picture?.frame = worst.defect.frame
    return AuditFinding(
      rule: key.rule, severity: severity, subject: key.subject,
      forms: key.subject == nil ? [] : forms, message: message,
      file: source?.file, line: source?.line, picture: picture)
  }

  private func languages(_ observations: [AuditObservation]) -> String {
    " in " + VariantWords.list(Set(observations.map(\.variant.locale)).sorted())
  }

  /// Forms with the same variants are named together.
  private func places(_ observations: [AuditObservation], _ forms: [String]) -> String {
    let rule = observations.first.flatMap { first in AuditRule.all.first { $0.id == first.rule } }
    if rule?.hasForms == false { return "" }
    var words: [(text: String, forms: [String])] = []
    for form in forms {
      let some = observations.filter { $0.subject.form == form }
      guard let first = some.first else { continue }
      let all = (rule?.isBase == true ? auditedBase : audited)[Form(first)] ?? []
      let text =
        rule?.hasVariants == false
        ? "" : VariantWords(audited: all).text(for: Set(some.map(\.variant)))
      if let index = words.firstIndex(where: { $0.text == text }) {
        words[index].forms.append(form)
      } else {
        words.append((text, [form]))
      }
    }
    return words.map { text, forms in
      " in " + VariantWords.list(forms) + (text.isEmpty ? "" : " \(text)")
    }.joined(separator: ";")
  }

  /// A text that has enough contrast with Increase Contrast follows WCAG 2.2 by its technique G174,
  /// if it has at least that of large text without.
  private func resolvingContrast(_ observations: [AuditObservation]) -> [AuditObservation] {
    struct Text: Hashable {
      var form: Form
      var scheme: String
      var topic: String

      init(_ observation: AuditObservation) {
        form = Form(observation)
        scheme = observation.variant.scheme.rawValue
        topic = observation.defect.topic
      }
    }
    let colors = observations.filter { $0.rule == AuditRule.contrast.id }
    guard !colors.isEmpty else { return observations }
    let increased = Set(colors.filter { $0.variant.contrast == .increased }.map(Text.init))
    return observations.compactMap { observation in
      guard observation.rule == AuditRule.contrast.id else { return observation }
      var observation = observation
      if observation.variant.contrast == .increased { return nil }
      let hasIncreased = audited[Form(observation)]?.contains { $0.contrast == .increased } ?? false
      guard hasIncreased, !increased.contains(Text(observation)) else { return observation }
      if observation.defect.measure >= Contrast.leastOfLargeText { return nil }
      observation.defect.severity = .warning
      return observation
    }
  }
}

extension FindingGroups.Form {
  init(_ observation: AuditObservation) {
    self.init(target: observation.target, observation.subject)
  }

  init(target: String, _ subject: FrameSubject) {
    self.init(target: target, subject: subject.auditName, form: subject.form)
  }
}

extension FrameSubject {
  /// What findings call it.
  var auditName: String { kind ?? title }
}
