// Overrides in extensions, such as `extension Note { override func awakeFromInsert() {} }`, exist
// only with the runtime of Objective-C. The builder renames them, and conforms the class to one of
// these protocols.

public protocol _AwakesFromInsert: AnyObject {
  func _wakeFromInsert()
}

public protocol _AwakesFromFetch: AnyObject {
  func _wakeFromFetch()
}

public protocol _WillSave: AnyObject {
  func _illSave()
}

public protocol _DidSave: AnyObject {
  func _idSave()
}

public protocol _PreparesForDeletion: AnyObject {
  func _repareForDeletion()
}

extension NSManagedObject {
  func callAwakeFromInsert() {
    guard let object = self as? any _AwakesFromInsert else { return awakeFromInsert() }
    object._wakeFromInsert()
  }

  func callAwakeFromFetch() {
    guard let object = self as? any _AwakesFromFetch else { return awakeFromFetch() }
    object._wakeFromFetch()
  }

  func callWillSave() {
    guard let object = self as? any _WillSave else { return willSave() }
    object._illSave()
  }

  func callDidSave() {
    guard let object = self as? any _DidSave else { return didSave() }
    object._idSave()
  }

  func callPrepareForDeletion() {
    guard let object = self as? any _PreparesForDeletion else { return prepareForDeletion() }
    object._repareForDeletion()
  }
}
