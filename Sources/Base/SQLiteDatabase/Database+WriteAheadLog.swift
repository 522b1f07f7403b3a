internal import CSQLite
import Foundation

extension Database {
  /// Switches the file to WAL mode, in which readers do not wait for a writer, and a process that
  /// is killed loses at most the transaction it was in. Throws `DatabaseError`.
  ///
  /// SQLite does not wait if another connection changes the mode of a new file at the same time, so
  /// this tries again.
  package func useWriteAheadLog() throws(DatabaseError) {
    let deadline = ContinuousClock.now + .milliseconds(Int(Self.busyTimeout))
    while true {
      do {
        return try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      } catch  where error.isBusy && ContinuousClock.now < deadline {
        usleep(2_000)
      }
    }
  }
}
