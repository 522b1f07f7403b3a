import CProcessCleanup

/// Replaces a file or folder so that there is one at every moment.
package enum FileExchange {
  /// Exchanges two files or folders in one step. Returns false if one does not exist, or if the
  /// file system has no such operation.
  package static func exchange(_ first: String, _ second: String) -> Bool {
    cleanup_exchange(first, second) == 0
  }
}
