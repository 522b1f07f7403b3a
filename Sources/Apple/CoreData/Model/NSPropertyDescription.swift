// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DataModelFile

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

/// An attribute or a relationship of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) unowned var entity = NSEntityDescription.none
}

/// An attribute. Its value is stored in a column.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
}

/// A link to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// 0 is any number.
  open var maxCount = 1
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

extension NSAttributeDescription {
  convenience init(_ file: DataModelFile.Attribute) {
    self.init()
    name = file.name
    isOptional = file.isOptional
    isTransient = file.isTransient
    attributeType = NSAttributeType(rawValue: file.type.rawValue) ?? .undefinedAttributeType
    defaultValue = file.defaultValue.flatMap { AttributeCoding(attributeType).value(of: $0) }
  }
}

extension NSRelationshipDescription {
  convenience init(_ file: DataModelFile.Relationship) {
    self.init()
    name = file.name
    isOptional = file.isOptional
    maxCount = file.isToMany ? 0 : 1
    isOrdered = file.isOrdered
    deleteRule = NSDeleteRule(rawValue: file.deletionRule.rawValue) ?? .nullifyDeleteRule
  }
}
