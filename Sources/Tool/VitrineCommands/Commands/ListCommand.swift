import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import HostLink
import ProjectReader

extension Command {
  static let list = Command(
    spec: CommandSpec(
      name: "list", summary: "List an extension's widgets, controls and Live Activities.",
      positionals: [.extensionArgument],
      options: ProjectOptions.options + OneShotLaunch.options + [
        .os, .json, .value("time-limit", "SECONDS", "Time limit for the extension. Default: 30."),
      ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    let settings = try RenderSettings(arguments, now: context.now())
    let location = try ExtensionLocation(arguments, in: context)
    let targets = try location.targets()
    let isOnly = targets.count == 1
    var listings: [BundleListing] = []
    var texts: [String] = []
    var failure: (any Error)?
    for (name, location) in targets {
      do {
        let (description, cuts) = try await ExtensionSession.run(
          location, settings: settings, in: context
        ) { ($0.description, $0.cuts) }
        listings.append(
          BundleListing(
            description, target: isOnly ? nil : name, try location.platform(), cuts: cuts))
        let text = listing(description, cuts)
        texts.append(isOnly ? text : "target \(name ?? location.name)\n\(text.indented)")
      } catch {
        failure = error
        break
      }
    }
    let others = failure == nil ? try location.otherTargets() : []
    if !others.isEmpty {
      context.console.note(
        "for other platforms, choose with --target: \(others.joined(separator: ", "))")
    }
    // What was listed before a failure is printed, too.
    if failure == nil || !listings.isEmpty {
      try await context.console.show(
        asJSON: arguments.has("json"),
        json: {
          try isOnly ? jsonOutput(listings[0], as: .list) : jsonOutput(listings, as: .lists)
        },
        text: { texts.joined(separator: "\n") })
    }
    if let failure { throw failure }
  }
}

extension CommandSpec.Positional {
  static let extensionArgument = Self(
    name: "EXT",
    help: "Project, repository or folder of sources, which is built first; or a bundle (X.vitrine)."
  )
}

private func listing(_ bundle: BundleDescription, _ cuts: [ModuleCut]) -> String {
  var lines: [String] = []
  if !cuts.isEmpty { lines.append("builds with \(counted(cuts.count, "cut")) (\(cuts.summary))") }
  for widget in bundle.widgets {
    lines.append("widget \(widget.kind)")
    if let name = widget.displayName { lines.append("  name        \(name)") }
    if let text = widget.description { lines.append("  description \(text)") }
    let families = widget.supportedFamilies.map(\.rawValue).joined(separator: ", ")
    lines.append("  families    \(families)")
    for parameter in widget.configuration.parameters {
      lines.append("  parameter   \(line(parameter))")
    }
    if widget.hasPushHandler { lines.append("  has a push handler") }
    if widget.isRelevanceConfiguration { lines.append("  is shown only while relevant") }
    if let kind = widget.associatedKind { lines.append("  replaces    \(kind)") }
    if let texture = widget.texture { lines.append("  texture     \(texture)") }
    if let styles = widget.mountingStyles {
      lines.append("  mounting    \(styles.joined(separator: ", "))")
    }
  }
  for control in bundle.controls {
    lines.append("control \(control.kind)")
    if let name = control.displayName { lines.append("  name        \(name)") }
    if let text = control.description { lines.append("  description \(text)") }
    for parameter in control.configuration.parameters {
      lines.append("  parameter   \(line(parameter))")
    }
    if control.promptsForUserConfiguration { lines.append("  prompts for configuration") }
    if control.hasPushHandler { lines.append("  has a push handler") }
  }
  for activity in bundle.activities {
    lines.append("activity \(activity.attributesType)")
    let families = activity.supplementalFamilies.map(\.rawValue)
    if !families.isEmpty {
      lines.append("  families    \(families.joined(separator: ", "))")
    }
  }
  return lines.isEmpty ? "empty bundle" : lines.joined(separator: "\n")
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

private func line(_ parameter: ParameterDescription) -> String {
  var text = "\(parameter.name): \(parameter.typeName)"
  if parameter.defaultValue != .none { text += " = \(parameter.defaultValue.text)" }
  if !parameter.options.isEmpty {
    text += " (\(parameter.options.map(\.value.text).joined(separator: ", ")))"
  }
  return text
}

extension ParameterDescription {
  fileprivate var typeName: String {
    let name =
      switch type {
      case .bool: "bool"
      case .integer: "integer"
      case .double: "number"
      case .string: "string"
      case .date: "date"
      case .url: "URL"
      case .dateComponents: "date components"
      case .measurement(let units): "measurement in \(units.joined(separator: ", "))"
      case .file: "file"
      case .enumeration(let name), .object(let name), .other(let name): name
      }
    return isList ? "list of \(name)" : name
  }
}

/// A bundle's contents for `--json`.
private struct BundleListing: Encodable {
  struct Widget: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var families: [String]
    var parameters: [Parameter]
    var contentMarginsDisabled: Bool
    var containerBackgroundRemovable: Bool
    var hasPushHandler: Bool
    var isRelevanceConfiguration: Bool
    var associatedKind: String?
    var texture: String?
    var mountingStyles: [String]?
  }

  struct Control: Encodable {
    var kind: String
    var displayName: String?
    var description: String?
    var parameters: [Parameter]
    var promptsForUserConfiguration: Bool
    var hasPushHandler: Bool
  }

  struct Parameter: Encodable {
    var name: String
    var title: String
    var type: String
    var `default`: String?
    var options: [Option]

    init(_ parameter: ParameterDescription) {
      name = parameter.name
      title = parameter.title
      type = parameter.typeName
      self.default = parameter.defaultValue == .none ? nil : parameter.defaultValue.text
      options = parameter.options.map { Option(value: $0.value.text, title: $0.title) }
    }
  }

  struct Option: Encodable {
    var value: String
    var title: String
  }

  /// The target, if the project has several widget extensions.
  var target: String?
  var platform: String
  var widgets: [Widget]
  var controls: [Control]
  var activities: [ActivityDescription]
  /// What was cut out because it does not compile; nil if nothing was.
  var cuts: [ModuleCut]?

  init(_ bundle: BundleDescription, target: String?, _ platform: Platform, cuts: [ModuleCut]) {
    self.target = target
    self.platform = platform.rawValue
    widgets = bundle.widgets.map { widget in
      Widget(
        kind: widget.kind, displayName: widget.displayName, description: widget.description,
        families: widget.supportedFamilies.map(\.rawValue),
        parameters: widget.configuration.parameters.map(Parameter.init),
        contentMarginsDisabled: widget.contentMarginsDisabled,
        containerBackgroundRemovable: widget.isContainerBackgroundRemovable,
        hasPushHandler: widget.hasPushHandler,
        isRelevanceConfiguration: widget.isRelevanceConfiguration,
        associatedKind: widget.associatedKind, texture: widget.texture,
        mountingStyles: widget.mountingStyles)
    }
    controls = bundle.controls.map { control in
      Control(
        kind: control.kind, displayName: control.displayName, description: control.description,
        parameters: control.configuration.parameters.map(Parameter.init),
        promptsForUserConfiguration: control.promptsForUserConfiguration,
        hasPushHandler: control.hasPushHandler)
    }
    activities = bundle.activities
    self.cuts = cuts.isEmpty ? nil : cuts
  }
}
