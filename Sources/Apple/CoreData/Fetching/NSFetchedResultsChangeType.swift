/// What happened to a fetched object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}
