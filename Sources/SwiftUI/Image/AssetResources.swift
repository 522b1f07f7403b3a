import Foundation

/// An image of an asset catalog, as Xcode's generated symbols name it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog, as Xcode's generated symbols name it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
