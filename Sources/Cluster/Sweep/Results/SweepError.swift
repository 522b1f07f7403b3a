/// Why a sweep cannot be run or read.
package enum SweepError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be read or written.
  case file(String, reason: String)
  /// Another process runs the sweep.
  case inUse(String)
  case notManifest(String)
  case damagedLine(String)
  /// The folder has a sweep with other tasks.
  case otherSweep(String)
  /// A picture does not have the hash that its task's outcome says.
  case wrongHash(String)
  case missingPicture(String)
  /// The bundle of a task is not in the bucket of bundles.
  case missingBundle(String)
  /// The bundle in the bucket does not have the hash of the task.
  case wrongBundle(String)

  package var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .inUse(let path): "\(path) is in use by another sweep; wait for its end"
    case .notManifest(let path): "\(path) is not the file of a sweep"
    case .damagedLine(let path):
      "\(path) has a line that is not the outcome of a task; remove the line, and its task is "
        + "repeated"
    case .otherSweep(let path):
      "\(path) is of a sweep with other tasks, or of an extension that has changed; choose another "
        + "folder with -o, or begin again with --restart"
    case .wrongHash(let hash): "the picture \(hash) does not have its hash"
    case .missingPicture(let hash): "the picture \(hash) is missing on the NATS server"
    case .missingBundle(let name):
      "the bundle of \(name) is missing on the NATS server; start the sweep again"
    case .wrongBundle(let name):
      "the bundle of \(name) on the NATS server does not have its hash; start the sweep again"
    }
  }
}
