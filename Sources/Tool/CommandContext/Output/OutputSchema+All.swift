import CommandArguments

// The results of commands and of the tools for coding agents. `docs/schemas` has a file for each.
extension OutputSchema {
  // Projects.
  /// The files of a new extension.
  package static let new = Self("new")
  /// The bundle of an extension.
  package static let build = Self("build")
  /// The bundles of a project with several extensions.
  package static let builds = Self("builds", list: "bundles")
  /// What keeps a project from building.
  package static let check = Self("check")
  /// An extension's widgets, controls and Live Activities.
  package static let list = Self("list")
  /// Those of a project with several extensions.
  package static let lists = Self("lists", list: "extensions")
  /// The entries of a widget's timeline.
  package static let timeline = Self("timeline")
  /// When a watch shows a widget in its Smart Stack.
  package static let relevance = Self("relevance")
  /// The previews of a project.
  package static let previews = Self("previews")
  /// Defects that users notice.
  package static let audit = Self("audit")
  /// Days of a device: what it showed when, and why.
  package static let simulate = Self("simulate")
  /// The files for a language server.
  package static let languageServer = Self("lsp-config")
  /// A sweep's counts and its comparison with another one.
  package static let sweep = Self("sweep")

  // The tool.
  /// The screens of devices, with the sizes of widgets in points.
  package static let devices = Self("devices", list: "devices")
  /// The supported symbols and their glyphs.
  package static let symbols = Self("symbols", list: "symbols")
  /// The schemas of results.
  package static let schemas = Self("schemas", list: "schemas")
  /// The checks of the setup, and what is known about items of a device.
  package static let doctor = Self("doctor")
  /// Why a command failed, on the standard error.
  package static let error = Self("error")

  // Widgets and controls of a device.
  /// The widgets that can be placed.
  package static let gallery = Self("gallery", list: "widgets")
  /// The placed widgets and what they show.
  package static let placements = Self("placements", list: "placements")
  /// A placed widget and what it shows.
  package static let placement = Self("placement")
  /// A stack of widgets.
  package static let stack = Self("stack")
  /// The parameters of a placed widget or control, with values and choices.
  package static let parameters = Self("parameters", list: "parameters")
  /// The accessibility elements of a placed widget.
  package static let elements = Self("elements", list: "elements")
  /// What a tap did.
  package static let tap = Self("tap")
  /// Why a widget, control or Live Activity shows what it shows. The members depend on the item.
  package static let explain = Self("explain")
  /// The controls of a device.
  package static let controls = Self("controls", list: "controls")
  /// The controls that can be added.
  package static let controlGallery = Self("control-gallery", list: "controls")
  /// A control of a device.
  package static let control = Self("control")
  /// What pressing a control did.
  package static let press = Self("press")
  /// The shortcuts of the installed apps.
  package static let shortcuts = Self("shortcuts", list: "shortcuts")
  /// The card of a shortcut.
  package static let snippet = Self("snippet")

  // Live Activities and pushes.
  /// The Live Activities of a device.
  package static let activities = Self("activities", list: "activities")
  /// A Live Activity after a call of ActivityKit.
  package static let activity = Self("activity")
  /// The problems of a push payload.
  package static let pushLint = Self("push-lint")
  /// The problems of the payloads of a folder.
  package static let pushLintFolder = Self("push-lint-folder")
  /// How the types of Live Activities differ from an older schema.
  package static let schemaChanges = Self("schema-changes", list: "changes")
  /// The JSON Schema of Live Activities' pushes, or types for a server, as a text.
  package static let payloadSchema = Self("payload-schema")
  /// A push, and what the device did with it.
  package static let pushVerdict = Self("push-verdict")
  /// The answer of a push server.
  package static let pushAnswer = Self("push-answer")
  /// The newest pushes with their verdicts.
  package static let pushLog = Self("push-log", list: "pushes")
  /// The tokens that servers can push to.
  package static let pushTokens = Self("push-tokens", list: "tokens")
  /// The signing keys.
  package static let pushKeys = Self("push-keys", list: "keys")
  /// A broadcast channel.
  package static let pushChannel = Self("push-channel")
  /// The broadcast channels.
  package static let pushChannels = Self("push-channels", list: "channels")

  // A device as a whole.
  /// The addresses of a device.
  package static let serve = Self("serve")
  /// The settings of a device.
  package static let device = Self("device")
  /// The clock of a device.
  package static let clock = Self("clock")
  /// An installed extension.
  package static let install = Self("install")
  /// A link that was delivered to an app.
  package static let link = Self("link")
  /// The apps that links opened.
  package static let links = Self("links", list: "links")
  /// The newest decisions of a device.
  package static let ledger = Self("ledger", list: "rows")
  /// What extensions and apps print.
  package static let output = Self("output", list: "rows")
  /// The values of an app group.
  package static let defaults = Self("defaults")
  /// A command without a result.
  package static let done = Self("done")

  // Clusters.
  /// The state of a cluster's streams and buckets.
  package static let cluster = Self("cluster")
  /// What became of the pushes to a fleet.
  package static let fleet = Self("fleet")
  /// The address of a push gateway.
  package static let gateway = Self("gateway")

  // Tools for coding agents that answer in another form than the command.
  /// The previews and widgets of a project, each in separate pictures.
  package static let frames = Self("frames")
  /// A widget, control or Live Activity beside its picture.
  package static let render = Self("render")
  /// The extensions of a project, or why they do not build.
  package static let buildReport = Self("build-report")
  /// The summary of a simulation; report is the resource with vitrine.simulate/1.
  package static let simulation = Self("simulation-summary")
  /// A comparison for reviewers: `review.json` of `vitrine test --review`.
  package static let review = Self("review", version: 2)
  /// The comparison of previews with references.
  package static let test = Self("test")

  package static let all: [OutputSchema] = [
    .new, .build, .builds, .check, .list, .lists, .timeline, .relevance, .previews, .audit,
    .simulate, .languageServer, .sweep, .devices, .symbols, .schemas, .doctor, .error, .gallery,
    .placements, .placement, .stack, .parameters, .elements, .tap, .explain, .controls,
    .controlGallery, .control, .press, .shortcuts, .snippet, .activities, .activity, .pushLint,
    .pushLintFolder, .schemaChanges, .payloadSchema, .frames, .pushVerdict, .pushAnswer, .pushLog,
    .pushTokens, .pushKeys, .pushChannel, .pushChannels, .serve, .device, .clock, .install, .link,
    .links, .ledger, .output, .defaults, .done, .cluster,
    .fleet, .gateway, .render, .buildReport, .simulation, .review, .test,
  ]
}
