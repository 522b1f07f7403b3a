// Changes a store until it is killed, and prints each change after the store has acknowledged it:
// `StoreProbe FOLDER FIRST`. FIRST is the first number to use.
//
// Each line has a letter and a number:
//   p, c, r   placement added, configured, removed
//   a, f, d   control added, configured, removed
//   s, u, e   activity started, updated, removed
import DeviceEngine
import DeviceStore
import Foundation
import HostLink

let arguments = CommandLine.arguments
guard arguments.count == 3, let first = Int(arguments[2]) else { exit(2) }
// Unbuffered, so that every printed line has left the process when it is killed.
func acknowledge(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  guard write(1, bytes, bytes.count) == bytes.count else { exit(3) }
}

/// Adds and configures a control, and removes every third one again.
func changeControl(_ number: Int, in store: SQLiteStore) throws {
  var control = Control(
    id: "c\(number)", extension: "Sample", kind: "k",
    place: .controlCenter(position: 0, size: .small))
  try store.apply(
    [.counter(.control, number), .putControl(StoredControl(control))], durability: .acknowledged)
  acknowledge("a \(number)")
  let template = ControlTemplateDescription(
    role: .button, states: [ControlStateDescription(title: "k")],
    action: IntentAction(identifier: "k", parameters: Data()))
  let form = DeviceSettings().environment(.homeDark)
  let value = StoredControlValue(
    fetched: Date(), template: template,
    form: ControlForm(
      surface: .controlCenter, size: .small, displaySize: LinkSize(width: 64, height: 64),
      environment: form))
  let face = StoredFace(
    state: 0, platter: Data(repeating: 1, count: 10_000), symbol: Data(repeating: 2, count: 5_000),
    symbolFrame: LinkRect(x: 0, y: 0, width: 9, height: 9))
  try store.apply([.controlValue(control.id, value, [face])], durability: .recoverable)
  control.configuration = ["level": .integer(number)]
  try store.apply([.putControl(StoredControl(control))], durability: .acknowledged)
  acknowledge("f \(number)")
  if number % 3 == 0 {
    try store.apply([.removeControl(control.id)], durability: .acknowledged)
    acknowledge("d \(number)")
  }
}

/// Starts an activity, updates it, and removes every third one again.
func changeActivity(_ number: Int, in store: SQLiteStore) throws {
  let now = Date()
  var activity = StoredActivity(
    id: "a\(number)", extension: "Sample", attributesType: "Trip", attributes: Data("{}".utf8),
    content: ActivityContentMessage(state: Data("{}".utf8)), start: now,
    pushToken: Data("token \(number)".utf8), budget: PushBudget(limit: 15, at: now))
  try store.apply(
    [.counter(.activity, number), .putActivity(activity)], durability: .acknowledged)
  acknowledge("s \(number)")
  let presentation = StoredPresentation(
    fetched: now, forms: DeviceSettings().activityForms, sizes: [])
  let faces = presentation.forms.map { _ in Data(repeating: 3, count: 5_000) }
  try store.apply(
    [.presentation(activity.id, presentation, faces)], durability: .recoverable)
  activity.content.state = Data("\(number)".utf8)
  try store.apply([.putActivity(activity)], durability: .acknowledged)
  acknowledge("u \(number)")
  if number % 3 == 0 {
    let token = EndedPushToken(
      token: activity.pushToken ?? Data(), extension: "Sample", activity: activity.id, ended: now)
    try store.apply(
      [.removeActivity(activity.id), .endedToken(token)], durability: .acknowledged)
    acknowledge("e \(number)")
  }
}

do {
  let folder = StateFolder(URL(fileURLWithPath: arguments[1], isDirectory: true))
  let store = try SQLiteStore(folder: folder, now: Date())
  acknowledge("open")
  // Bounded, so that a late signal on a busy machine does not make later rounds slower.
  for number in first..<first + 100 {
    var placement = Placement(
      id: "p\(number)", extension: "Sample", kind: "k", family: .systemSmall,
      place: .home(page: 0, column: 0, row: 0))
    try store.apply(
      [.counter(.placement, number), .putPlacement(placement)], durability: .acknowledged)
    acknowledge("p \(number)")
    // A host stores archives between other changes.
    let archive = StoredArchive(
      content: .entry(0), appearance: .homeLight,
      data: Data(repeating: UInt8(truncatingIfNeeded: number), count: 20_000))
    let form = ArchiveForm(appearances: [.homeLight], size: LinkSize(width: 158, height: 158))
    try store.apply(
      [.timeline(placement.id, StoredTimeline(fetched: Date(), form: form), [archive])],
      durability: .recoverable)
    placement.configuration = ["level": .integer(number)]
    try store.apply([.putPlacement(placement)], durability: .acknowledged)
    acknowledge("c \(number)")
    if number % 3 == 0 {
      try store.apply([.removePlacement(placement.id)], durability: .acknowledged)
      acknowledge("r \(number)")
    }
    try changeControl(number, in: store)
    try changeActivity(number, in: store)
  }
  while true { pause() }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
