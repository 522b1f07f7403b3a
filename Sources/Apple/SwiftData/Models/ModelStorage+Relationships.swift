extension _ModelStorage {
  /// The related objects of a relationship, read from the store if needed.
  func related(_ place: Int) -> [any PersistentModel] {
    switch slots[place] {
    case .model(let model): return model.isDeleted ? [] : [model]
    case .models(let models): return models.filter { !$0.isDeleted }
    case .stored(.integer(let key)):
      guard let destination = facts.properties[place].destination,
        let model = context?.object(ModelFacts.of(destination), key), !model.isDeleted
      else { return [] }
      slots[place] = .model(model)
      return [model]
    case .unset:
      guard facts.properties[place].isToMany, let context else { return [] }
      let models = context.relatedObjects(of: self, place)
      slots[place] = .models(models)
      return models
    case .stored, .decoded: return []
    }
  }

  /// Updates the other ends after a relationship has changed, and inserts new related objects.
  func updateInverse(
    of place: Int, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    guard let owner else { return }
    if let context {
      for model in new where model.modelContext == nil { context.insert(any: model) }
    }
    guard let (_, other) = facts.inverse(of: place) else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    for model in old where !kept.contains(ObjectIdentifier(model)) {
      model._$storage.remove(owner, from: other)
    }
    for model in new where !known.contains(ObjectIdentifier(model)) {
      model._$storage.add(owner, to: other, inverse: place)
    }
  }

  /// Adds an object at the other end of a relationship, without following it back.
  private func add(_ model: any PersistentModel, to place: Int, inverse: Int) {
    if facts.properties[place].isToMany {
      var models = related(place)
      guard !models.contains(where: { $0 === model }) else { return }
      if isManyToMany(place) { willChange(place) }
      slots[place] = .unset
      models.append(model)
      slots[place] = .models(models)
    } else {
      let before = related(place)
      guard before.first !== model else { return }
      willChange(place)
      slots[place] = .model(model)
      if let owner, let before = before.first { before._$storage.remove(owner, from: inverse) }
    }
  }

  private func remove(_ model: any PersistentModel, from place: Int) {
    if facts.properties[place].isToMany {
      if isManyToMany(place) { willChange(place) }
      slots[place] = .models(related(place).filter { $0 !== model })
    } else if related(place).first === model {
      willChange(place)
      slots[place] = .stored(.null)
    }
  }

  func isManyToMany(_ place: Int) -> Bool {
    facts.inverse(of: place).map { $0.facts.properties[$0.place].isToMany } ?? true
  }

  /// Connects the other ends of the relationships that were set before the object was inserted.
  func connectInverses() {
    for place in facts.properties.indices where facts.properties[place].destination != nil {
      switch slots[place] {
      case .model, .models: updateInverse(of: place, from: [], to: related(place))
      default: break
      }
    }
  }
}
