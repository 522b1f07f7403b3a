// Compatibility (views): accepted | `onDelete`, `onMove` | lists are not edited

import Foundation

/// Views of a collection that a list can change. Lists are not edited here, so that no action is
/// called.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The content of `onDelete` and `onMove`, of which one can follow the other.
public struct _UneditedContent<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content

  public var data: Content.Data { content.data }
  public var body: some View { content }
}

extension DynamicViewContent {
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    _UneditedContent(content: self)
  }

  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    _UneditedContent(content: self)
  }
}
