import Dispatch

/// An executor with a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An actor with a context of its container. The macro `@ModelActor` adds the requirements.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("a ModelActor needs a SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }

  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    guard !id.isTemporary, let facts = modelContainer.factsByName[id.entityName] else {
      return modelContext.registeredModel(for: id)
    }
    return modelContext.object(facts, id.primaryKey) as? T
  }
}

/// Runs the jobs of an actor one after another on a queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // Only the queue's jobs use the context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
