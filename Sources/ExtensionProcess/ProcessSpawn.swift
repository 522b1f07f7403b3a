import CProcess
import Foundation
import HostLink

/// A started child and the ends of its link and its output that belong to the host.
struct SpawnedProcess {
  var identifier: pid_t
  var link: Int32
  var output: Int32
}

/// Starts the executable in a process group of its own, with nothing open but the link, an output
/// pipe and /dev/null, and all signals at their defaults. Throws `ExtensionFailure.couldNotStart`.
func spawn(_ launch: ExtensionLaunch) throws -> SpawnedProcess {
  let path = launch.executable.path
  func check(_ code: Int32) throws {
    if code != 0 { throw ExtensionFailure.couldNotStart(path: path, errno: code) }
  }

  // Above the numbers that the child's own descriptors get.
  func moved(_ descriptor: Int32) throws -> Int32 {
    defer { close(descriptor) }
    let result = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    if result < 0 { try check(errno) }
    return result
  }

  let pair = try HostLinkConnection.descriptorPair()
  var closedOnFailure = [pair.0]
  defer { for descriptor in closedOnFailure { close(descriptor) } }
  let childLink = try moved(pair.1)
  defer { close(childLink) }
  var pipeEnds: [Int32] = [-1, -1]
  try check(process_pipe(&pipeEnds))
  closedOnFailure.append(pipeEnds[0])
  let childOutput = try moved(pipeEnds[1])
  defer { close(childOutput) }

  var actions = posix_spawn_file_actions_t()
  try check(posix_spawn_file_actions_init(&actions))
  defer { posix_spawn_file_actions_destroy(&actions) }
  let linkNumber: Int32 = 3
  try check(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0))
  try check(posix_spawn_file_actions_adddup2(&actions, childOutput, 1))
  try check(posix_spawn_file_actions_adddup2(&actions, childOutput, 2))
  try check(posix_spawn_file_actions_adddup2(&actions, childLink, linkNumber))
  try check(process_close_from(&actions, linkNumber + 1))

  var attributes = posix_spawnattr_t()
  try check(posix_spawnattr_init(&attributes))
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigfillset(&signals)
  try check(posix_spawnattr_setsigdefault(&attributes, &signals))
  sigemptyset(&signals)
  try check(posix_spawnattr_setsigmask(&attributes, &signals))
  try check(posix_spawnattr_setpgroup(&attributes, 0))
  let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
  try check(posix_spawnattr_setflags(&attributes, Int16(flags)))

  let environment = launch.processEnvironment(descriptor: linkNumber)
    .map { "\($0.key)=\($0.value)" }.sorted()
  var identifier: pid_t = 0
  let code = withCStrings([path] + launch.arguments) { arguments in
    withCStrings(environment) { variables in
      posix_spawn(&identifier, path, &actions, &attributes, arguments, variables)
    }
  }
  try check(code)
  closedOnFailure = []
  return SpawnedProcess(identifier: identifier, link: pair.0, output: pipeEnds[0])
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
