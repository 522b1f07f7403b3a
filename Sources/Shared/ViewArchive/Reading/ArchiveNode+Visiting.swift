// Loops and `flatMap` over `children` copy each node. In archives with many views, that takes
// longer than the search itself.
extension ArchiveNode {
  /// Calls a closure with the node and all nodes inside, parents first.
  package func visit(_ body: (ArchiveNode) throws -> Void) rethrows {
    try body(self)
    try children.withUnsafeBufferPointer { children in
      for index in children.indices { try children[index].visit(body) }
    }
  }

  /// The first result that is not nil, of all children in their order.
  package func firstOfChildren<Result>(_ body: (ArchiveNode) -> Result?) -> Result? {
    children.withUnsafeBufferPointer { children in
      for index in children.indices {
        if let result = body(children[index]) { return result }
      }
      return nil
    }
  }
}

extension ViewArchive {
  /// Calls a closure with all nodes in the order in which they are drawn.
  package func visit(_ body: (ArchiveNode) throws -> Void) rethrows {
    try containerBackground?.visit(body)
    try content.visit(body)
  }
}
