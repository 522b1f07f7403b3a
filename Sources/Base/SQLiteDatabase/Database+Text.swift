internal import CSQLite

extension Database {
  /// Adds the function `localized_contains` and the collation `standard`, for predicates and
  /// sorting.
  package func addTextFunctions() {
    sqlite3_create_function_v2(
      handle, "localized_contains", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        func text(_ place: Int) -> String? {
          arguments?[place].flatMap { sqlite3_value_text($0) }.map { String(cString: $0) }
        }
        guard let whole = text(0), let part = text(1) else {
          sqlite3_result_null(context)
          return
        }
        sqlite3_result_int(context, StandardOrder.contains(whole, part) ? 1 : 0)
      }, nil, nil, nil)
    sqlite3_create_collation_v2(
      handle, "standard", SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return Int32(StandardOrder.compare(left, right))
      }, nil)
  }
}
