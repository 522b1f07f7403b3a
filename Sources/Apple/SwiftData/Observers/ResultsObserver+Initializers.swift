extension ResultsObserver where SectionTitle == Never {
  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(), modelContext: ModelContext,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, nil, modelContext)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(), modelContainer: ModelContainer,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, nil, ModelContext(modelContainer))
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    modelContext: ModelContext, isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil, modelContext)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    modelContainer: ModelContainer, isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil,
      ModelContext(modelContainer))
  }
}

/// An object without a title is in the section "".
extension ResultsObserver where SectionTitle == String {
  private static func by(_ keyPath: KeyPath<Element, String> & Sendable) -> Sectioning {
    Sectioning(keyPath: keyPath, order: SortDescriptor(keyPath)) { objects in
      SectionedResults(objects) { $0[keyPath: keyPath] }
    }
  }

  private static func by(_ keyPath: KeyPath<Element, String?> & Sendable) -> Sectioning {
    Sectioning(keyPath: keyPath, order: SortDescriptor(keyPath)) { objects in
      SectionedResults(objects) { $0[keyPath: keyPath] ?? "" }
    }
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
    sectionBy: KeyPath<Element, String> & Sendable, modelContext: ModelContext,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, Self.by(sectionBy), modelContext)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
    sectionBy: KeyPath<Element, String?> & Sendable, modelContext: ModelContext,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, Self.by(sectionBy), modelContext)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
    sectionBy: KeyPath<Element, String> & Sendable, modelContainer: ModelContainer,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, Self.by(sectionBy), ModelContext(modelContainer))
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
    sectionBy: KeyPath<Element, String?> & Sendable, modelContainer: ModelContainer,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, Self.by(sectionBy), ModelContext(modelContainer))
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String> & Sendable, modelContext: ModelContext,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), Self.by(sectionBy), modelContext)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String?> & Sendable, modelContext: ModelContext,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), Self.by(sectionBy), modelContext)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String> & Sendable, modelContainer: ModelContainer,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(
      filterBy: filterBy, sortBy: sortBy, sectionBy: sectionBy,
      modelContext: ModelContext(modelContainer))
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String?> & Sendable, modelContainer: ModelContainer,
    isolation: (any Actor)? = #isolation
  ) throws {
    try self.init(
      filterBy: filterBy, sortBy: sortBy, sectionBy: sectionBy,
      modelContext: ModelContext(modelContainer))
  }
}
