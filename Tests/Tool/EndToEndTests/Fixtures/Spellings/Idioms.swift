import CoreData
import CoreFoundation
import Foundation

// Idioms of real projects that have overloads, or names in modules that are not imported.

let places: [URL] = [
  .temporaryDirectory, URL.homeDirectory, .cachesDirectory, .documentsDirectory,
]

@objc(Boat)
final class Boat: NSManagedObject {
  @NSManaged var name: String?

  @nonobjc class func fetchRequest() -> NSFetchRequest<Boat> {
    NSFetchRequest<Boat>(entityName: "Boat")
  }
}

func boats(_ context: NSManagedObjectContext) async throws -> String? {
  let request = Boat.fetchRequest()
  request.fetchLimit = 1
  let typed: NSFetchRequest<Boat> = Boat.fetchRequest()
  return try await context.perform {
    let found = try context.fetch(request) + context.fetch(typed)
    return found.first?.name
  }
}

func isFlag(_ number: NSNumber) -> Bool { CFGetTypeID(number) == CFBooleanGetTypeID() }

func reorder(_ names: inout [String]) {
  names.move(fromOffsets: [0], toOffset: 2)
  names.remove(atOffsets: [1])
}

@Observable final class Pier { var boats = 1 }

func wait() async {
  for await _ in NotificationCenter.default.notifications(named: .init("tide")) { break }
}
