import AuthorNotices
@_exported import Foundation
import Synchronization

// Compatibility (module): accepted | | tasks are refused, with a notice

/// A request to run an app in the background.
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
  }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest {
  override public init(identifier: String) {
    super.init(identifier: identifier)
  }
}

public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false

  override public init(identifier: String) {
    super.init(identifier: identifier)
  }
}

/// Work in the background. None is ever started.
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
  }

  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// Accepts handlers, and refuses requests: `submit(_:)` throws `Error.Code.unavailable`, as on a
/// device where background refresh is off.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It has one mutex.
  public struct Error: Swift.Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }

    public let code: Code

    public init(_ code: Code) {
      self.code = code
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  public static let shared = BGTaskScheduler()

  private let identifiers = Mutex<Set<String>>([])

  /// Returns false if the identifier has a handler already.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    identifiers.withLock { $0.insert(identifier).inserted }
  }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    AuthorNotice.report("BackgroundTasks", lacks: "background tasks")
    throw Error(.unavailable)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
}
