import CProcess
import Foundation
import HostLink
import ProcessLaunch

/// A started extension, with the host's ends of its link and its output pipe.
struct SpawnedProcess {
  var identifier: pid_t
  var link: Int32
  var output: Int32
}

/// Starts the extension, in its sandbox if it has one. Only the link, an output pipe and /dev/null
/// are open in it. Throws `ExtensionFailure.couldNotStart`.
func spawn(_ launch: ExtensionLaunch) throws -> SpawnedProcess {
  let path = launch.executable.path
  func check(_ code: Int32) throws {
    if code != 0 { throw ExtensionFailure.couldNotStart(path: path, errno: code) }
  }

  // With a sandbox, bubblewrap would start and fail only later.
  if access(path, X_OK) != 0 { try check(errno) }
  let pair = try HostLinkConnection.descriptorPair()
  var closedOnFailure = [pair.0]
  defer { for descriptor in closedOnFailure { close(descriptor) } }
  defer { close(pair.1) }
  var pipeEnds: [Int32] = [-1, -1]
  try check(process_pipe(&pipeEnds))
  closedOnFailure.append(pipeEnds[0])
  defer { close(pipeEnds[1]) }
  let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
  if nothing < 0 { try check(errno) }
  defer { close(nothing) }

  let descriptors = [nothing, pipeEnds[1], pipeEnds[1], pair.1]
  let program = ChildProgram(
    path: path, arguments: launch.arguments,
    environment: launch.processEnvironment(descriptor: Int32(descriptors.count - 1)),
    descriptors: descriptors, limits: launch.processLimits.resources, sandbox: launch.sandbox)
  do {
    let identifier = try program.start()
    closedOnFailure = []
    return SpawnedProcess(identifier: identifier, link: pair.0, output: pipeEnds[0])
  } catch {
    throw ExtensionFailure.couldNotStart(path: path, errno: error.errno)
  }
}
