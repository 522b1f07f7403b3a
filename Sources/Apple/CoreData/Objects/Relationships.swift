// Relationships, whose two sides change together.
extension NSManagedObject {
  /// What a relationship leads to. Reads it from the store at its first use.
  func link(_ key: String) -> ObjectState.Link {
    if let known = state.links[key] { return known }
    guard let relationship = entity.relationshipsByName[key] else { return .one(nil) }
    fulfil()
    let link: ObjectState.Link
    if relationship.isToMany {
      link = .many(managedObjectContext?.members(of: self, relationship) ?? [])
    } else {
      link = .one(state.targets[key].flatMap { managedObjectContext?.liveObject(with: $0) })
    }
    state.links[key] = link
    return link
  }

  /// Sets a relationship, and its inverse on the objects that it no longer or newly leads to.
  func setLink(_ link: ObjectState.Link, _ key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    let before = self.link(key).objects
    let after = link.objects
    state.links[key] = link
    noteChange(key)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in before where !after.contains(object) { object.unlink(self, inverse) }
    for object in after where !before.contains(object) {
      if object.managedObjectContext == nil { managedObjectContext?.insert(object) }
      object.join(self, inverse)
    }
  }

  private func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let known = link(relationship.name).objects
    guard known.contains(object) else { return }
    state.links[relationship.name] =
      relationship.isToMany ? .many(known.filter { $0 !== object }) : .one(nil)
    noteChange(relationship.name)
  }

  private func join(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let known = link(relationship.name).objects
    guard !known.contains(object) else { return }
    if relationship.isToMany {
      state.links[relationship.name] = .many(known + [object])
    } else {
      // The object that was linked here loses its link to this one.
      if let old = known.first, let inverse = relationship.inverseRelationship {
        old.unlink(self, inverse)
      }
      state.links[relationship.name] = .one(object)
    }
    noteChange(relationship.name)
  }

  /// Applies the deletion rules. Returns the objects that are deleted with this one.
  func prepareLinksForDeletion() -> [NSManagedObject] {
    var cascade: [NSManagedObject] = []
    for relationship in entity.relationships {
      let linked = link(relationship.name).objects
      switch relationship.deleteRule {
      case .cascadeDeleteRule: cascade += linked
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in linked where !object.isDeleted { object.unlink(self, inverse) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    return cascade
  }

  /// Throws an error for a relationship that does not permit the deletion.
  func checkDeletion() throws {
    for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
      guard link(relationship.name).objects.contains(where: { !$0.isDeleted }) else { continue }
      throw CoreDataError.relationshipDeniesDeletion.error(
        "\(entity.name ?? "").\(relationship.name) still has objects, and its deletion rule is Deny",
        [NSValidationKeyErrorKey: relationship.name])
    }
  }
}
