// A small extension for tests. The kind in a request selects its behaviour.
import CCrashReport
import Foundation
import HostLink
import VirtualClock

/// Identifies this process. In a sandbox, all have the same process identifier.
let processIdentity = UUID().uuidString

/// Splits a kind with an argument, `kind:argument`.
func split(_ kind: String) -> (name: String, argument: String) {
  let parts = kind.split(separator: ":", maxSplits: 1).map(String.init)
  return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
}

/// Allocates and uses memory forever, 4 MiB at a time.
func eat() -> Never {
  while true {
    let size = 4 << 20
    guard let piece = malloc(size) else { abort() }
    memset(piece, 1, size)
    usleep(2000)
  }
}

func start(_ program: String, _ arguments: [String]) {
  let child = Process()
  child.executableURL = URL(fileURLWithPath: program)
  child.arguments = arguments
  try? child.run()
}

func startsSleeper() -> Bool {
  var child: pid_t = 0
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
  defer { for argument in arguments { free(argument) } }
  return posix_spawn(&child, "/bin/sleep", nil, nil, &arguments, nil) == 0
}

/// Writes files of 1 MiB ("hoard"), empty files ("litter") or files of 1 MiB that are deleted and
/// stay open ("unlinked"), until it is stopped.
func fillFolder(_ folder: String, _ manner: String) -> Never {
  let bytes = [UInt8](repeating: 1, count: manner == "litter" ? 0 : 1 << 20)
  for number in 0... {
    let path = "\(folder)/\(number)"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    _ = write(file, bytes, bytes.count)
    if manner == "unlinked" { unlink(path) } else { close(file) }
    usleep(manner == "litter" ? 100 : 10_000)
  }
  exit(0)
}

func note(_ text: String) -> ExtensionReply {
  .timeline(TimelineReply(entries: [], notices: [ExtensionNotice(.note, text)]))
}

/// Lets actions return only in pairs: the first waits for the second.
actor Meeting {
  private var waiting: CheckedContinuation<Void, Never>?

  func join() async {
    if let first = waiting {
      waiting = nil
      return first.resume()
    }
    await withCheckedContinuation { waiting = $0 }
  }
}

let meeting = Meeting()

func answer(_ request: HostRequest, _ connection: HostLinkConnection) async -> ExtensionReply {
  if let clock = request.clock { VirtualClock.set(clock) }
  if case .perform(let intent) = request.call {
    if intent.newValue == true { kill(getpid(), SIGSEGV) }
    await meeting.join()
    return .performed(PerformReply())
  }
  guard let widget = request.call.widget else {
    return .description(BundleDescription(activities: environment()))
  }
  let (name, argument) = split(widget.kind)
  switch name {
  case "crash":
    FileHandle.standardError.write(Data("about to crash\n".utf8))
    kill(getpid(), SIGSEGV)
  case "slow crash":
    try? await Task.sleep(for: .milliseconds(5))
    kill(getpid(), SIGSEGV)
  case "trap": fatalError("no hero")
  case "exit":
    print("bye")
    fflush(nil)
    exit(3)
  case "hang":
    try? await Task.sleep(for: .seconds(3600))
  case "blocked view":
    crash_report_set_views(1)
    sleep(3600)
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
  case "failure": return .failure(FailureReport(.unknownKind, "no such widget"))
  case "child": start("/bin/sleep", ["600"])
  case "escaping child": start("/usr/bin/setsid", ["--fork", "/bin/sleep", argument])
  case "eat": eat()
  case "eating child":
    start(CommandLine.arguments[0], ["eat"])
    try? await Task.sleep(for: .seconds(3600))
  case "eat at once":
    // Larger than the address space, so the allocator fails.
    let piece = UnsafeMutableRawPointer.allocate(byteCount: 1 << 46, alignment: 1)
    piece.storeBytes(of: 1, as: UInt8.self)
  case "reloads":
    for _ in 0..<(Int(argument) ?? 0) {
      try? connection.send(ExtensionMessage.reload(.timelines(kind: "ok")))
    }
  case "replies":
    for number in 0..<(Int(argument) ?? 0) {
      let reply = ExtensionReply.failure(FailureReport(.thrown, "unsolicited"))
      try? connection.send(ExtensionMessage.reply(id: UInt64(1_000_000 + number), reply))
    }
  case "write":
    do {
      try Data("written".utf8).write(to: URL(fileURLWithPath: argument))
      return note("written")
    } catch { return note("refused") }
  case "read": return note((try? String(contentsOfFile: argument, encoding: .utf8)) ?? "refused")
  case "writable": return note(access(argument, W_OK) == 0 ? "writable" : "refused")
  case "list":
    let found = (try? FileManager.default.contentsOfDirectory(atPath: argument)) ?? ["refused"]
    return note(found.sorted().joined(separator: " "))
  case "fill":
    let zeros = Data(count: 1 << 20)
    _ = FileManager.default.createFile(atPath: argument, contents: nil)
    guard let file = FileHandle(forWritingAtPath: argument) else { return note("refused") }
    while true {
      do { try file.write(contentsOf: zeros) } catch { return note("refused") }
    }
  case "home":
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return note(
      ([NSHomeDirectory(), URL.homeDirectory.path] + documents.map(\.path))
        .joined(separator: "\n"))
  case "link":
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: argument)
    return note(target ?? "refused")
  case "signal":
    return note(kill(pid_t(argument) ?? 0, 0) == 0 ? "reached" : "refused")
  case "spawn":
    // Counts those that started. They outlive the call.
    return note("\((0..<(Int(argument) ?? 0)).filter { _ in startsSleeper() }.count)")
  case "threads":
    for _ in 0..<(Int(argument) ?? 0) { Thread { Thread.sleep(forTimeInterval: 3600) }.start() }
    try? await Task.sleep(for: .seconds(3600))
  case "hoard", "litter", "unlinked": fillFolder(argument, name)
  case "identifier": return note(processIdentity)
  case "variable": return note(ProcessInfo.processInfo.environment[argument] ?? "none")
  case "environment": return note(environment().map(\.attributesType).joined(separator: "\n"))
  case "limits":
    return note([RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_FSIZE].map(softLimit).joined(separator: " "))
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

func softLimit(_ resource: __rlimit_resource) -> String {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  return "\(limit.rlim_cur)"
}

/// The environment variables, and the number of inherited descriptors.
func environment() -> [ActivityDescription] {
  let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
  let descriptors = (4..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 && $0 > 20 }.count
  return (variables + ["descriptors=\(descriptors)"]).map {
    ActivityDescription(attributesType: $0)
  }
}

switch CommandLine.arguments.dropFirst().first {
case "eat": eat()
case "trap":
  print("bye")
  fatalError("no hero")
default: break
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
