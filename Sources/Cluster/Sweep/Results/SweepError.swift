/// An error of running or reading a sweep.
package enum SweepError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be read or written.
  case file(String, reason: String)
  /// Another process is running the sweep.
  case inUse(String)
  /// The file at the path is not a manifest.
  case notManifest(String)
  /// The manifest at the path has a line that is not an outcome.
  case damagedLine(String)
  /// The folder contains a sweep with a different plan.
  case otherSweep(String)
  /// The contents of a picture do not match the hash in the outcome of its task.
  case wrongHash(String)
  /// The files of a result are not in the picture bucket. The value is a hash.
  case missingPicture(String)
  /// The bundle of a task is not in the bundle bucket.
  case missingBundle(String)
  /// The bundle in the bucket does not match the hash in the task.
  case wrongBundle(String)

  package var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .inUse(let path): "\(path) is in use by another sweep; wait until it ends"
    case .notManifest(let path): "\(path) is not a sweep manifest"
    case .damagedLine(let path):
      "\(path) has a line that is not the outcome of a task; remove the line to repeat its task"
    case .otherSweep(let path):
      "\(path) belongs to a sweep with other tasks or of another build of the extension; choose "
        + "another folder with -o, or start over with --restart"
    case .wrongHash(let hash): "the contents of picture \(hash) do not match its hash"
    case .missingPicture(let hash): "picture \(hash) is missing on the NATS server"
    case .missingBundle(let name):
      "the bundle of \(name) is missing on the NATS server; start the sweep again"
    case .wrongBundle(let name):
      "the bundle of \(name) on the NATS server does not match its hash; start the sweep again"
    }
  }
}
