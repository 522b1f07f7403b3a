import CommandContext
import Devices
import HostLink

/// A subject of an extension without previews, and what is requested for it.
struct KindSubject {
  enum Content {
    case widget(WidgetSelection)
    /// In all sizes, each of which is a subject.
    case control(ControlDescription, [String: ConfigurationValue])
    case activity(PreviewedActivity)
    /// With example values.
    case exampleActivity(String, PreviewedActivity.Presentation)
  }

  var subject: FrameSubject
  var content: Content
}

extension KindSelection {
  /// The subjects in the order of the extension, with names.
  ///
  /// Throws `ToolError` and `ValueError` for kinds, families, parameters and types that the
  /// extension does not have.
  func subjects(
    in session: ExtensionSession, places: SourcePlaces, _ names: inout FileNames
  ) throws -> [KindSubject] {
    let contents = session.description
    if let activity {
      return try subjects(of: activity, in: contents, session.name, places, &names)
    }
    let named: [any NamedKind] = contents.widgets + contents.controls
    let kind = try kind.map { name in
      if let kind = try named.kind(named: name) { return kind }
      throw ToolError.unknownKind(
        name, extension: session.name, kinds: named.map(\.kind), names: named.shownNames)
    }
    var subjects: [KindSubject] = []
    for widget in contents.widgets where kind == nil || kind == widget.kind {
      let values = try values(widget.kind, widget.configuration)
      for family in try families(of: widget) {
        var selection = WidgetSelection(widget: widget, family: family)
        selection.configuration = values
        subjects.append(
          KindSubject(
            subject: FrameSubject(
              name: names.next(title(widget.kind, family.shortName)),
              title: title(widget.kind, family.shortName),
              place: places.place(of: widget.typeName) ?? widget.kind, kind: widget.kind,
              shownName: widget.displayName, form: family.rawValue), content: .widget(selection)))
      }
    }
    for control in contents.controls where kind == nil || kind == control.kind {
      if families != nil, kind == nil { continue }
      subjects.append(
        KindSubject(
          subject: FrameSubject(
            name: names.next(title(control.kind, "control")),
            title: title(control.kind, "control"),
            place: places.place(of: control.typeName) ?? control.kind, kind: control.kind,
            shownName: control.displayName, form: "control"),
          content: .control(control, try values(control.kind, control.configuration))))
    }
    for activity in contents.activities
    where kind == nil && families == nil && !otherActivities.contains(activity.attributesType) {
      subjects += PreviewedActivity.Presentation.all.map { presentation in
        KindSubject(
          subject: subject(activity.attributesType, presentation, places, &names),
          content: .exampleActivity(activity.attributesType, presentation))
      }
    }
    return subjects
  }

  private func subjects(
    of activity: Activity, in contents: BundleDescription, _ extensionName: String,
    _ places: SourcePlaces, _ names: inout FileNames
  ) throws -> [KindSubject] {
    let types = contents.activities.map(\.attributesType)
    guard types.contains(activity.type) else {
      throw ToolError.unknownActivityType(activity.type, extension: extensionName, types: types)
    }
    return (activity.presentations ?? PreviewedActivity.Presentation.all).map { presentation in
      let content = PreviewedActivity(
        attributesType: activity.type, presentation: presentation,
        attributes: activity.attributes, states: activity.states)
      var subject = subject(activity.type, presentation, places, &names)
      subject.payloads = content.payloads
      return KindSubject(subject: subject, content: .activity(content))
    }
  }

  private func subject(
    _ type: String, _ presentation: PreviewedActivity.Presentation, _ places: SourcePlaces,
    _ names: inout FileNames
  ) -> FrameSubject {
    let form = presentation.argument.rawValue
    return FrameSubject(
      name: names.next(title(type, form)), title: title(type, form),
      place: places.place(of: type) ?? type, kind: type, form: form)
  }

  private func title(_ kind: String, _ form: String) -> String {
    [name, kind, form].compactMap { $0 }.joined(separator: " ")
  }

  /// The families in order of size. Those that no device has are left out.
  private func families(of widget: WidgetDescription) throws -> [WidgetFamilyName] {
    if let missing = families?.first(where: { !widget.supportedFamilies.contains($0) }),
      kind != nil
    {
      throw ToolError.unsupportedFamily(
        missing, kind: widget.kind, supported: widget.supportedFamilies)
    }
    return WidgetFamilyName.allCases.filter { family in
      widget.supportedFamilies.contains(family) && families?.contains(family) != false
        && Device.all.contains { $0.size(of: family) != nil }
    }
  }

  private func values(
    _ kind: String, _ description: ConfigurationDescription
  ) throws -> [String: ConfigurationValue] {
    try ConfigurationArgument(kind: kind, parameters: description.parameters)
      .values(configuration)
  }
}

extension PreviewedActivity.Presentation {
  static let all: [Self] = [.content, .compact, .minimal, .expanded]
}
