import Foundation

/// A value as SQLite holds it.
package enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob(Data)
}
