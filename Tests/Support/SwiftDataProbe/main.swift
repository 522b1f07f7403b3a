import Foundation
import SwiftData

/// Inserts and saves notes until it is killed, and prints the number of notes that are saved.
///
/// Arguments: the store's path, a name for the notes' titles, and the number of notes.
let arguments = CommandLine.arguments
let configuration = ModelConfiguration(url: URL(fileURLWithPath: arguments[1]))
let container = try ModelContainer(for: ProbeNote.self, configurations: configuration)
let context = ModelContext(container)
let count = Int(arguments[3]) ?? 0
for number in 0..<count {
  context.insert(ProbeNote(title: "\(arguments[2]) \(number)"))
  try context.save()
  FileHandle.standardOutput.write(Data("\(number + 1)\n".utf8))
}
