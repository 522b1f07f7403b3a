import Foundation

/// A value with an identity, such as one choice of a dynamic list.
open class INObject: NSObject, NSCopying {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?

  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
    pronunciationHint = nil
    super.init()
  }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var hash: Int { (identifier ?? displayString).hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }
}

/// A list of objects, in sections, that a handler offers for a parameter.
public class INObjectCollection<ObjectType: NSObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  public var usesIndexedCollation = false

  public init(items: [ObjectType]) {
    sections = [INObjectSection(title: nil, items: items)]
  }

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

public class INObjectSection<ObjectType: NSObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
