import SwiftUI

/// Something on a map: markers, annotations, lines. It is type-checked, and not drawn.
public protocol MapContent {}

public struct EmptyMapContent: MapContent, Sendable {
  public init() {}
}

/// Several things on a map.
public struct TupleMapContent: MapContent {}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent { TupleMapContent() }

  public static func buildOptional<Content: MapContent>(_ content: Content?) -> TupleMapContent {
    TupleMapContent()
  }

  public static func buildEither<Content: MapContent>(first: Content) -> TupleMapContent {
    TupleMapContent()
  }

  public static func buildEither<Content: MapContent>(second: Content) -> TupleMapContent {
    TupleMapContent()
  }

  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> TupleMapContent { TupleMapContent() }
}

extension ForEach: MapContent where Content: MapContent {
  @_disfavoredOverload
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }

  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

/// A balloon at a coordinate.
public struct Marker<Label: View>: MapContent {
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

  public init(item: MKMapItem) {}
}

/// A view at a coordinate.
public struct Annotation<Label: View, Content: View>: MapContent {
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct UserAnnotation: MapContent, Sendable {
  public init() {}
}

/// A line through coordinates.
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle; the radius is in metres.
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public func tint(_ tint: Color?) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
}

/// An annotation of the maps before iOS 17.
public protocol MapAnnotationProtocol {}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
