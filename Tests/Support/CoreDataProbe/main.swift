import CoreData

/// Inserts and saves leaves until it is killed, and prints the number of leaves that are saved.
///
/// Arguments: the store's path, a name for the titles, and the number of leaves.
let arguments = CommandLine.arguments
let context = try Leaf.context(URL(fileURLWithPath: arguments[1]))
for number in 0..<(Int(arguments[3]) ?? 0) {
  let leaf = Leaf(context: context)
  leaf.title = "\(arguments[2]) \(number)"
  try context.save()
  FileHandle.standardOutput.write(Data("\(number + 1)\n".utf8))
}
