extension NSSortDescriptor {
  /// Sorts by a property: `NSSortDescriptor(keyPath: \Item.date, ascending: true)`.
  public convenience init<Root: NSManagedObject, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) {
    self.init(key: KeyProbe.key(of: keyPath), ascending: ascending)
  }

  public convenience init<Root: NSManagedObject, Value: Comparable>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) {
    self.init(key: KeyProbe.key(of: keyPath), ascending: ascending)
  }
}
