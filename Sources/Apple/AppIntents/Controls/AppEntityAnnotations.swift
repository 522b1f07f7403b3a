import FoundationSupplement
import SwiftUI

/// An object that shows an entity, so that Siri knows what the user means by "this".
public protocol AppEntityAnnotatable: AnyObject {
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the activity shows. There is no Siri here that reads it.
  public var appEntityIdentifier: EntityIdentifier? {
    get { _entity as? EntityIdentifier }
    set { _entity = newValue }
  }
}

// Accepted without effect: there is no Siri that asks what a view shows.
extension View {
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View { self }

  nonisolated public func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self,
    identifier: @escaping @Sendable (I) -> EntityIdentifier?
  ) -> some View { self }

  nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View { self }
}
