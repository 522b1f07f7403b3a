internal import LiteralTable

// What the variant of an extension calls in place of its literals; see `LiteralTable`. Ordinary
// builds call none of it.

/// The table beside the executable. The builder writes both.
private let table: LiteralTable = {
  let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
  let file = folder?.appendingPathComponent(LiteralTable.fileName)
  guard let data = file.flatMap({ try? Data(contentsOf: $0) }),
    let table = LiteralTable(bytes: Array(data))
  else {
    fatalError("\(file?.path ?? "Literals"): not a table of literals; build the extension again")
  }
  return table
}()

private func bits(_ index: Int) -> UInt64 {
  guard case .bits(let bits) = table.values[index] else {
    preconditionFailure("literal \(index) is not a number")
  }
  return bits
}

public func _vitrineString(_ index: Int) -> String {
  guard case .string(let text) = table.values[index] else {
    preconditionFailure("literal \(index) is not a string")
  }
  return text
}

public func _vitrineInt(_ index: Int) -> Int { Int(truncatingIfNeeded: bits(index)) }

public func _vitrineDouble(_ index: Int) -> Double { Double(bitPattern: bits(index)) }

public func _vitrineFloat(_ index: Int) -> Float {
  Float(bitPattern: UInt32(truncatingIfNeeded: bits(index)))
}

public func _vitrineBool(_ index: Int) -> Bool { bits(index) != 0 }
