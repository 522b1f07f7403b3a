import CommandArguments

/// What the server says to the client's model once: how to use the tools, and what the parameters
/// mean that many tools share.
///
/// The list of tools is part of a model's context from the start, so that each word in it costs. A
/// shared parameter has only its type there.
enum AgentInstructions {
  /// Clients such as Claude Code cut longer instructions, in characters.
  static let limit = 2048

  static let text = """
    Vitrine builds iOS widget extensions on Linux, draws their widgets, controls and Live \
    Activities, and runs them on a simulated device. `list` shows what a project has, `render` and \
    `previews` draw it. After an edit call them again: what changed is built first. `check` lists \
    what keeps a project from building, `doctor` what the machine lacks. `place` puts a widget on \
    the device; `tap`, `configure`, `clock` and `activity` drive it, `screenshot` shows it, \
    `explain` says why it reloaded or did not. Resources: vitrine://docs/agents.md and other \
    pages; vitrine://results/… has what a result leaves out.

    Shared parameters:
    \(shared.map { "\($0.names): \($0.meaning)" }.joined(separator: "\n"))
    """

  /// - `options`: The options with these meanings, as their names and placeholders.
  private static let shared: [(names: String, options: Set<String>, meaning: String)] = [
    ("path", [], "project, folder of sources or bundle X.vitrine; default the first folder"),
    ("target", ["target NAME"], "widget extension, if the project has several"),
    ("platform", ["platform PLATFORM"], "iOS, watchOS, macOS, visionOS"),
    (
      "buildConfiguration, buildSetting", ["build-configuration NAME", "build-setting NAME=VALUE"],
      "of the Xcode project"
    ),
    ("xcode", ["xcode RELEASE"], "26 or 27, for #if compiler; default the project's or 27"),
    ("packages", ["packages DIR"], "folder with checkouts of remote packages"),
    ("stub", ["stub MODULE=FILE"], "Swift files in place of missing modules"),
    ("cut", ["cut"], "cut what does not compile out of own sources, too"),
    ("os", ["os VERSION"], "system version such as 17.4; default newest"),
    (
      "at", ["at DATE"],
      "device time: 2026-03-05T09:30, now or +2h30m; default now, test 2026-03-05T09:30"
    ),
    ("device", ["device NAME"], "screen or model; default 393x852"),
    ("hinge", ["hinge POSITION"], "of device duo: closed, half, open"),
    ("locale, timeZone", ["locale ID", "time-zone ID"], "default en_US, UTC"),
    (
      "typeSize", ["type-size SIZE"],
      "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 … 5"
    ),
    ("contrast", ["contrast NAME"], "standard or increased"),
    ("showBorders", ["show-borders"], "accessibility setting"),
    ("fontFolder", ["font-folder DIR"], "folder with your fonts"),
    ("seed", ["seed DIR"], "app's data: SUITE.plist or SUITE.json, folders of app groups"),
    ("timeLimit", ["time-limit SECONDS"], "of the extension; default 30"),
    ("kind", ["kind KIND"], "of the widget; `list` has them"),
    ("placement", [], "id such as p1; `placements` has them"),
    (
      "family", ["family FAMILY"],
      "small, medium, large, extraLarge, extraLargePortrait, circular, corner, rectangular, inline"
    ),
    ("set", ["set NAME=VALUE"], "values of configuration parameters"),
    ("filter", ["filter TEXT"], "part of the name or file of previews or kinds"),
    (
      "variants", ["variants LIST"],
      "combinations of scheme, type-size, locale, direction, contrast, borders, mode, device, such "
        + "as type-size=large:accessibility3,direction"
    ),
  ]

  /// The parameters that the instructions explain.
  static var sharedNames: Set<String> {
    Set(shared.flatMap { $0.names.split(separator: ", ").map(String.init) })
  }

  /// Whether the instructions say what an option means.
  static func explain(_ option: CommandSpec.Option) -> Bool {
    let signature = option.value.map { "\(option.name) \($0)" } ?? option.name
    return shared.contains { $0.options.contains(signature) }
  }
}
