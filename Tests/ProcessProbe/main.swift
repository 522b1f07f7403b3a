// A small extension that behaves well or badly as the kind in its request says.
import Foundation
import HostLink
import VirtualClock

func answer(_ request: HostRequest, _ connection: HostLinkConnection) async -> ExtensionReply {
  if let clock = request.clock { VirtualClock.set(clock) }
  guard let widget = request.call.widget else {
    return .description(BundleDescription(activities: environment()))
  }
  switch widget.kind {
  case "crash":
    FileHandle.standardError.write(Data("about to fall\n".utf8))
    kill(getpid(), SIGSEGV)
  case "trap": fatalError("no hero")
  case "exit":
    print("bye")
    fflush(nil)
    exit(3)
  case "hang":
    try? await Task.sleep(for: .seconds(3600))
  case "stubborn":
    signal(SIGTERM, SIG_IGN)
    try? await Task.sleep(for: .seconds(3600))
  case "flood":
    let line = Data(String(repeating: "x", count: 999).utf8) + Data("\n".utf8)
    for _ in 0..<50_000 { FileHandle.standardError.write(line) }
  case "garbage":
    let descriptor = Int32(3)
    _ = write(descriptor, "not a frame at all", 18)
  case "oversize":
    let archive = ArchivedEntry(entry: 0, environment: 0, archive: Data(count: 3 << 20))
    return .timeline(TimelineReply(entries: [], archives: [archive]))
  case "notice":
    try? connection.send(ExtensionMessage.notice(ExtensionNotice(.note, "hello")))
  case "failure": return .failure(FailureReport(.unknownKind, "no such widget"))
  case "child":
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["600"]
    try? child.run()
  default: break
  }
  let wait = DispatchTime.now()
  try? await Task.sleep(for: .milliseconds(20))
  let slept = Double(DispatchTime.now().uptimeNanoseconds - wait.uptimeNanoseconds) / 1e9
  return .timeline(
    TimelineReply(
      entries: [EntryDescription(date: Date())],
      policy: Calendar.current.isDateInToday(Date()) ? .atEnd : .never,
      notices: [ExtensionNotice(.note, slept < 10 ? "slept" : "slept too long")]))
}

/// What the tests look at: variables and open descriptors.
func environment() -> [ActivityDescription] {
  let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
  let descriptors = (4..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 && $0 > 20 }.count
  return (variables + ["descriptors=\(descriptors)"]).map(ActivityDescription.init(attributesType:))
}

do {
  let connection = try HostLinkConnection.inherited()
  let service = HostLinkService(connection: connection) { await answer($0, connection) }
  service.start { _ in exit(0) }
  dispatchMain()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
