import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Modules in Objective-C, of which Swift sources see the declarations.
@Suite struct ObjectiveCInterfaceTests {
  @Test(arguments: [
    ("public let a: NSString", "public var a: String"),
    ("public func f(_ a: VitrineArray<NSString>?) -> NSURL", "func f(_ a: [String]?) -> URL"),
    ("public func f(_ a: VitrineDictionary<NSString, VitrineArray<Any>>)", "a: [String: [Any]]"),
    ("public func f(_ a: VitrineDictionary)", "a: [AnyHashable: Any]"),
    ("public func f(_ a: VitrineSet<UIColor>, b: VitrineCache<NSString, UIImage>)", "Set<UIColor>"),
    ("public func f(_ a: ((NSError?) -> Void)? = nil)", "((any Error)?) -> Void)? = nil"),
    (
      "open class A : NSObject {\n    open func load(_ d: NSData, vitrineThrows error: VitrineError?)"
        + " -> BOOL\n}", "open func load(_ d: Data) throws {"
    ),
    (
      "open class A : NSObject {\n    open func load(vitrineThrows error: VitrineError) -> NSURL?\n}",
      "open func load() throws -> URL {"
    ),
    (
      "open class A : NSObject {\n    public init?(a: Int, vitrineThrows error: VitrineError!)\n}",
      "public init(a: Int) throws {"
    ),
    ("public func f(_ a: @convention(c) (Any) -> BOOL)", "f(_ a: (Any) -> Bool)"),
    ("open class A : NSObject {\n    public init()\n}", "public override init() { _vitrine"),
    ("open class A : NSObject {\n    public init(a: Int)\n}", "    public init(a: Int) {"),
    ("open class A : UIView {\n    public init(a: Int)\n}", "convenience init(a: Int) {"),
    ("extension UIImage {\n    public init(a: Int)\n}", "convenience init(a: Int) {"),
    ("extension NSString {\n    public init(a: Int)\n}", "    public init(a: Int) {"),
    (
      "public struct F : OptionSet, @unchecked Sendable {\n    public init(rawValue: UInt)\n"
        + "    public static var one: F { get }\n}",
      "public var rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }"
    ),
    (
      "public struct N : RawRepresentable, @unchecked Sendable {\n"
        + "    public init(_ rawValue: NSString)\n    public init(rawValue: NSString)\n}",
      "public struct N : Hashable, RawRepresentable, @unchecked Sendable {\n"
        + "    public init(_ rawValue: String) { self.rawValue = rawValue }"
    ),
    ("public protocol P : NSObjectProtocol {\n    optional func f()\n}", "@objc public protocol P"),
    (
      "public protocol P : NSCopying {\n    func f() -> Int\n}\nopen class A : NSObject, P {\n}",
      "extension P {\n    public func f() -> Int { _vitrineMissing("
    ),
    (
      "open class A : NSObject, P, NSCoding {\n}\nopen class B : A, P {\n}",
      "class A : NSObject, P {\n}\nopen class B : A {"
    ),
    ("/** open class A */\npublic func f() // g", "import Foundation\npublic func f()"),
  ])
  func declarations(_ interface: String, _ part: String) throws {
    let sources = try #require(
      ImportedInterface.sources(of: interface, module: "Kit", imports: ["Foundation"]))
    let text = sources.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains(part), "\(text)")
  }

  @Test func largeInterfacesHaveSeveralSources() throws {
    let classes = (0..<2000).map { "open class A\($0) : NSObject {\n    open func f()\n}" }
    let sources = try #require(
      ImportedInterface.sources(
        of: classes.joined(separator: "\n"), module: "Kit", imports: ["Foundation"]))
    #expect(sources.count > 1)
    let count = sources.map { String(decoding: $0, as: UTF8.self).count(of: "open class") }
    #expect(count.reduce(0, +) == 2000)
  }

  /// What is declared for each error of clang, and what is removed.
  @Test(
    arguments: [
      ("- (void)f:(NSURX *)a;", 1, 12, "expected a type", "@interface NSURX : NSObject", nil),
      ("- (void)f:(Foo *)a;", 1, 12, "expected a type", "@interface Foo : NSObject\n@end", nil),
      ("@property Foo a;", 1, 11, "unknown type name 'Foo'", "typedef NSInteger Foo;", nil),
      (
        "extern NSFooKey k;", 1, 8, "unknown type name 'NSFooKey'", "typedef NSString *NSFooKey;",
        nil
      ),
      (
        "@interface A : Foo", 1, 16,
        "cannot find interface declaration for 'Foo', superclass of 'A'", "@interface Foo", nil
      ),
      ("id<Foo> a;", 1, 4, "cannot find protocol declaration for 'Foo'", "@protocol Foo", nil),
      (
        "void f(int a) FOO_MACRO;", 1, 15, "expected ';' after top level declarator",
        "#define FOO_MACRO", nil
      ),
      (
        "void f(int a) FOO_MACRO(1);", 1, 15, "expected function body", "#define FOO_MACRO(...)",
        nil
      ),
      (
        "int a;\nint b =\n  c();\nint d;", 3, 3, "initializer element is not constant", nil,
        "int a;\n\n\nint d;"
      ),
      ("int a;\n@end", 2, 1, "'@end' must appear in an Objective-C context", nil, nil),
    ] as [(String, Int, Int, String, String?, String?)])
  func errors(
    _ header: String, _ line: Int, _ column: Int, _ message: String, _ declared: String?,
    _ rest: String?
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Kit/K.m")
    try folder.write(header, to: "Kit/K.h")
    let file = folder.url.appendingPathComponent("Kit/K.m")
    let module = ObjectiveCModule(
      label: "Kit", name: "Kit", files: [file], in: ProjectRoot(folders: [folder.url]))
    var headers = AdaptedHeaders(module, HeaderSearch(for: module, in: HeaderIndex([module], [])))
    #expect(headers.names == ["K.h"])
    let before = headers.prelude
    let isChanged = headers.adapt(to: "/x/Kit/K.h:\(line):\(column): error: \(message)\n")
    #expect(isChanged == (declared != nil || rest != nil))
    if let declared {
      #expect(headers.prelude.contains(declared))
      #expect(!before.contains(declared))
    }
    #expect(headers.texts["K.h"] == rest ?? header)
  }

  private static let project = """
    name: Harbour
    targets:
      Harbour: {type: application, sources: App, dependencies: [{target: Tides}]}
      Tides:
        type: app-extension
        sources: Widgets
        settings: {SWIFT_OBJC_BRIDGING_HEADER: Widgets/Bridge.h}
        info:
          path: Info.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        dependencies: [{target: OldKit}]
      OldKit: {type: framework, sources: OldKit}
    """

  /// A framework in Objective-C and a bridging header that imports it, used by a widget.
  @Test func headersAreUsedBySwift() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: "project.yml")
    try folder.write("", to: "App/App.swift")
    try folder.write(
      """
      #import <UIKit/UIKit.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, OKMode) { OKModeFast, OKModeSlow };
      @class OKTide;
      @protocol OKTideDelegate <NSObject>
      @optional
      - (void)tide:(OKTide *)tide didLoadImage:(nullable UIImage *)image;
      @end
      @interface OKTide : NSObject
      @property (class, readonly) OKTide *sharedTide;
      @property (nonatomic, weak, nullable) id<OKTideDelegate> delegate;
      @property (nonatomic, copy, nullable) NSArray<NSString *> *names;
      - (instancetype)initWithURL:(NSURL *)url mode:(OKMode)mode;
      - (BOOL)saveName:(NSString *)name error:(NSError * _Nullable * _Nullable)error;
      - (void)loadImageWithURL:(NSURL *)url completion:(void (^)(NSError * _Nullable))block;
      @end
      NS_ASSUME_NONNULL_END
      """, to: "OldKit/OKTide.h")
    try folder.write("#import \"OKTide.h\"", to: "OldKit/OKTide.m")
    try folder.write("#import \"Helper.h\"\n#import <OldKit/OKTide.h>\n", to: "Widgets/Bridge.h")
    try folder.write(
      "#import <Foundation/Foundation.h>\nNSString *HelperName(NSInteger number);",
      to: "Widgets/Helper.h")
    try folder.write(
      """
      import OldKit
      import SwiftUI
      import WidgetKit
      @main struct Widgets: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Tide", provider: Provider()) { _ in Text("a") }
        }
      }
      struct Entry: TimelineEntry { var date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          let tide = OKTide(url: URL(fileURLWithPath: "/"), mode: .slow)
          tide.names = OKTide.shared.names.map { $0 + ["a"] }
          tide.delegate = Loader()
          tide.loadImage(with: URL(fileURLWithPath: "/")) { error in print(error as Any) }
          try? tide.saveName("a")
          print(HelperName(2) as Any)
        }
      }
      """, to: "Widgets/Widgets.swift")
    // The bridging header imports the framework.
    try folder.write(
      """
      import UIKit
      final class Loader: NSObject, OKTideDelegate {
        func tide(_ tide: OKTide, didLoad image: UIImage?) {}
      }
      """, to: "Widgets/Loader.swift")
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, ReadingOptions())
    let result = try await ExtensionBuilder.build(
      try #require(all.first), output: folder.url.appendingPathComponent("W.vitrine"),
      options: .init(frameworks: frameworks, cache: testCache))
    let cuts = result.bundle.information.cuts ?? []
    #expect(
      cuts.map { "\($0.module) \($0.kind.rawValue) \($0.reason)" }.sorted() == [
        "OldKit module Objective-C is not built",
        "Tides_BridgingHeader module Objective-C is not built",
      ])
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
