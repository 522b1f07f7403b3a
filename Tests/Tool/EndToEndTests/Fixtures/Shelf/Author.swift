import CoreData

@objc(Author)
public class Author: NSManagedObject {
  @NSManaged public var name: String?
  @NSManaged public var books: Set<Book>
  @NSManaged public func addToBooks(_ value: Book)
}

/// An override in an extension, which only the runtime of Objective-C has.
extension Author {
  public override func awakeFromInsert() {
    super.awakeFromInsert()
    name = "Ada"
  }
}
