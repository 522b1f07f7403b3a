import CoreData

@objc(Author)
public class Author: NSManagedObject {
  @NSManaged public var name: String?
  @NSManaged public var books: Set<Book>
  @NSManaged public func addToBooks(_ value: Book)
}
