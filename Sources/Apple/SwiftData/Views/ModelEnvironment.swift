import SwiftUI
import Synchronization

extension EnvironmentValues {
  /// The context of the views; by default, one without models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    do {
      return ModelContext(try ModelContainer([], ModelConfiguration(isStoredInMemoryOnly: true)))
    } catch {
      fatalError("SwiftData cannot open a store in memory: \(error)")
    }
  }
}

extension View {
  /// Sets the container of the views, whose main context is in the environment.
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Opens a container for the model class, once for each app.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    environment(
      \.modelContext,
      SharedContainers.context(modelTypes, inMemory, isAutosaveEnabled, onSetup))
  }

  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.modelContext,
      SharedContainers.context(modelTypes, inMemory, isAutosaveEnabled, onSetup))
  }

  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}

/// The containers that `modelContainer(for:)` has opened. Views are evaluated often, and each
/// evaluation uses the same container.
@MainActor
private enum SharedContainers {
  private struct Key: Hashable {
    let types: Set<ObjectIdentifier>
    let inMemory: Bool
  }

  private static var known: [Key: ModelContainer] = [:]

  static func context(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    let key = Key(types: Set(types.map(ObjectIdentifier.init)), inMemory: inMemory)
    if let container = known[key] { return container.mainContext }
    do {
      let container = try ModelContainer(
        types, ModelConfiguration(isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      known[key] = container
      onSetup(.success(container))
      return container.mainContext
    } catch {
      onSetup(.failure(error))
      fatalError("SwiftData cannot open the container: \(error)")
    }
  }
}
