import Foundation
import Testing

/// The tool on a project with installed pods, in the shape in which CocoaPods generates them: a
/// pod with Swift sources and a resource bundle, one in a framework, an aggregate target for a pod
/// without sources, and settings in "Target Support Files".
@Suite struct PodsProjectTests {
  private static let settings =
    "C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};"

  private static let app = """
    {objects = {
      P = {isa = PBXProject; targets = (W); buildConfigurationList = L; mainGroup = G;};
      G = {isa = PBXGroup; children = (F, X, I); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = Widgets.swift; sourceTree = "<group>";};
      X = {isa = PBXFileReference; sourceTree = "<group>";
        path = "Pods/Target Support Files/Pods-Widgets/Pods-Widgets.debug.xcconfig";};
      I = {isa = PBXFileReference; explicitFileType = archive.ar; path = "libPods-Widgets.a";
        sourceTree = BUILT_PRODUCTS_DIR;};
      B = {isa = PBXBuildFile; fileRef = F;}; J = {isa = PBXBuildFile; fileRef = I;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);}; \(settings)
      M = {isa = XCConfigurationList; buildConfigurations = (D);};
      D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = {INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.w;};};
      W = {isa = PBXNativeTarget; name = Widgets; buildConfigurationList = M;
        buildPhases = (H, S, K); productType = "com.apple.product-type.app-extension";};
      H = {isa = PBXShellScriptBuildPhase; name = "[CP] Check Pods Manifest.lock";
        shellPath = /bin/sh; shellScript = "exit 0";};
      S = {isa = PBXSourcesBuildPhase; files = (B);};
      K = {isa = PBXFrameworksBuildPhase; files = (J);};
    }; rootObject = P;}
    """

  private static let pods = """
    {objects = {
      P = {isa = PBXProject; targets = (U, T, Q, R, A); buildConfigurationList = L;
        mainGroup = G;};
      G = {isa = PBXGroup; children = (GK, GB, GS, O); sourceTree = "<group>";};
      GK = {isa = PBXGroup; children = (FK, FR, FD); path = PierKit; sourceTree = "<group>";};
      GB = {isa = PBXGroup; children = (FB); path = Base; sourceTree = "<group>";};
      GS = {isa = PBXGroup; children = (XK); path = "Target Support Files/PierKit";
        sourceTree = "<group>";};
      FK = {isa = PBXFileReference; path = Sources/Pier.swift; sourceTree = "<group>";};
      FR = {isa = PBXFileReference; path = Assets/note.txt; sourceTree = "<group>";};
      FD = {isa = PBXFileReference; path = "PierKit-dummy.m"; sourceTree = "<group>";};
      FB = {isa = PBXFileReference; path = Base.swift; sourceTree = "<group>";};
      XK = {isa = PBXFileReference; path = "PierKit.debug.xcconfig"; sourceTree = "<group>";};
      O = {isa = PBXFileReference; explicitFileType = archive.ar; name = "Pods-Widgets";
        path = "libPods-Widgets.a"; sourceTree = BUILT_PRODUCTS_DIR;};
      BK = {isa = PBXBuildFile; fileRef = FK;}; BR = {isa = PBXBuildFile; fileRef = FR;};
      BD = {isa = PBXBuildFile; fileRef = FD;}; BB = {isa = PBXBuildFile; fileRef = FB;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);}; \(settings)
      LK = {isa = XCConfigurationList; buildConfigurations = (CK);};
      CK = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XK;
        buildSettings = {PRODUCT_MODULE_NAME = PierKit; PRODUCT_NAME = PierKit;};};
      LR = {isa = XCConfigurationList; buildConfigurations = (CR);};
      CR = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XK;
        buildSettings = {PRODUCT_NAME = PierNotes; WRAPPER_EXTENSION = bundle;};};
      U = {isa = PBXNativeTarget; name = "Pods-Widgets"; buildConfigurationList = L;
        buildPhases = (SU); dependencies = (DT, DA); productReference = O;
        productType = "com.apple.product-type.library.static";};
      SU = {isa = PBXSourcesBuildPhase; files = (BD);};
      T = {isa = PBXNativeTarget; name = PierKit; buildConfigurationList = LK; buildPhases = (ST);
        dependencies = (DR, DQ); productType = "com.apple.product-type.library.static";};
      ST = {isa = PBXSourcesBuildPhase; files = (BD, BK);};
      Q = {isa = PBXNativeTarget; name = Base; buildConfigurationList = L; buildPhases = (SQ);
        dependencies = (); productType = "com.apple.product-type.framework";};
      SQ = {isa = PBXSourcesBuildPhase; files = (BB);};
      R = {isa = PBXNativeTarget; name = "PierKit-PierNotes"; buildConfigurationList = LR;
        buildPhases = (RR); dependencies = (); productType = "com.apple.product-type.bundle";};
      RR = {isa = PBXResourcesBuildPhase; files = (BR);};
      A = {isa = PBXAggregateTarget; name = Empty; buildConfigurationList = L; buildPhases = ();
        dependencies = ();};
      DT = {isa = PBXTargetDependency; target = T;}; DR = {isa = PBXTargetDependency; target = R;};
      DQ = {isa = PBXTargetDependency; target = Q;}; DA = {isa = PBXTargetDependency; target = A;};
    }; rootObject = P;}
    """

  private static let files = [
    "Pier.xcodeproj/project.pbxproj": app,
    "Podfile": "target 'Widgets' do\n  pod 'PierKit'\nend\n",
    "Info.plist": """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """,
    "Pods/Pods.xcodeproj/project.pbxproj": pods,
    "Pods/Target Support Files/Pods-Widgets/Pods-Widgets.debug.xcconfig": """
    PODS_ROOT = ${SRCROOT}/Pods
    OTHER_SWIFT_FLAGS = $(inherited) -D COCOAPODS
    OTHER_LDFLAGS = $(inherited) -ObjC -l"PierKit"
    """,
    "Pods/Target Support Files/PierKit/PierKit.debug.xcconfig": """
    PODS_ROOT = ${SRCROOT}
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = PIER
    PRODUCT_BUNDLE_IDENTIFIER = org.cocoapods.${PRODUCT_NAME:rfc1034identifier}
    """,
    "Pods/PierKit/Assets/note.txt": "low water",
    "Pods/PierKit/PierKit-dummy.m": "@implementation PodsDummy\n@end\n",
    "Pods/PierKit/Sources/Pier.swift": """
    import Base
    import Foundation

    public final class Pier {
      public static var text: String {
        let place = Bundle(for: Pier.self).url(forResource: "PierNotes", withExtension: "bundle")
        let bundle = place.flatMap { Bundle(url: $0) }
        let note = bundle?.url(forResource: "note", withExtension: "txt")
          .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        #if PIER
          return "\\(Base.name) \\(note ?? "no note") \\(bundle?.bundleIdentifier ?? "?")"
        #endif
      }
    }
    """,
    "Pods/Base/Base.swift": "public enum Base { public static let name = \"base\" }",
    "Widgets.swift": """
    import PierKit
    import SwiftUI
    import WidgetKit

    @main struct Widgets: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pier", provider: Provider()) { _ in
          #if COCOAPODS
            Text(verbatim: Pier.text).containerBackground(.clear, for: .widget)
          #endif
        }
      }
    }
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }
    """,
  ]

  @Test func installedPodsAreBuilt() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: "Pier/\(name)") }
    let build = try await ToolProcess.run(["build", "Pier", "-o", "p.vitrine"], in: folder.url)
    #expect(build.code == 0, "\(build.error)")
    let tree = try await ToolProcess.run(
      ["render", "p.vitrine", "--kind", "Pier", "--format", "tree", "-o", "-"], in: folder.url)
    #expect(
      tree.output.contains("base low water org.cocoapods.PierNotes"), "\(tree.output)\(tree.error)")
  }
}
