import Foundation
import Testing

@testable import ProjectReader

/// A project with widget extensions for several platforms, and what its parts are restricted to.
@Suite struct PlatformTests {
  private static let project = """
    {objects = {
      P = {
        isa = PBXProject; mainGroup = G; targets = (APP, PHONE, WATCH, BOTH, KIT, );
        buildConfigurationList = PL;
      };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, );};
      PD = {
        isa = XCBuildConfiguration; name = Debug;
        buildSettings = {
          SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = NO; INFOPLIST_FILE = Info.plist;
          "NAME[sdk=iphone*]" = phone; "NAME[sdk=watch*]" = watch; "NAME[sdk=macosx*]" = mac;
        };
      };
      G = {isa = PBXGroup; children = (A, M, W, F, ); sourceTree = "<group>";};
      A = {isa = PBXFileReference; path = All.swift; sourceTree = "<group>";};
      M = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>";};
      W = {isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>";};
      F = {
        isa = PBXFileSystemSynchronizedRootGroup; path = Folder; sourceTree = "<group>";
        exceptions = (FE, );
      };
      FE = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = BOTH;
        platformFiltersByRelativePath = {"Desk.swift" = (macos, ); "Hand.swift" = (ios, xros, );};
      };
      APP = {
        isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        dependencies = (D1, D2, );
      };
      D1 = {isa = PBXTargetDependency; target = PHONE;};
      D2 = {isa = PBXTargetDependency; target = WATCH; platformFilter = watchos;};
      PHONE = {
        isa = PBXNativeTarget; name = Phone; buildPhases = (S1, );
        productType = "com.apple.product-type.app-extension";
      };
      WATCH = {
        isa = PBXNativeTarget; name = Watch; buildPhases = (S2, ); buildConfigurationList = WL;
        productType = "com.apple.product-type.app-extension"; dependencies = (D3, );
      };
      D3 = {isa = PBXTargetDependency; target = KIT;};
      WL = {isa = XCConfigurationList; buildConfigurations = (WD, );};
      WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos;};};
      BOTH = {
        isa = PBXNativeTarget; name = Both; buildPhases = (S3, S4, ); buildConfigurationList = BL;
        productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (F, ); packageProductDependencies = (Q1, Q2, );
      };
      BL = {isa = XCConfigurationList; buildConfigurations = (BD, );};
      BD = {
        isa = XCBuildConfiguration; name = Debug;
        buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";};
      };
      KIT = {
        isa = PBXNativeTarget; name = Kit; buildPhases = (S1, ); buildConfigurationList = WL;
        productType = "com.apple.product-type.framework";
      };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, );};
      S2 = {isa = PBXSourcesBuildPhase; files = (B1, B3, );};
      S3 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, );};
      S4 = {isa = PBXFrameworksBuildPhase; files = (B4, B5, );};
      B1 = {isa = PBXBuildFile; fileRef = A;};
      B2 = {isa = PBXBuildFile; fileRef = M; platformFilters = (macos, );};
      B3 = {isa = PBXBuildFile; fileRef = W; platformFilter = watchos;};
      B4 = {isa = PBXBuildFile; productRef = Q1; platformFilters = (ios, );};
      B5 = {isa = PBXBuildFile; productRef = Q2;};
      Q1 = {isa = XCSwiftPackageProductDependency; productName = Touch;};
      Q2 = {isa = XCSwiftPackageProductDependency; productName = Core;};
    }; rootObject = P;}
    """

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
    </dict></dict></plist>
    """

  private static let files = [
    "A.xcodeproj/project.pbxproj": project, "Info.plist": information, "All.swift": "",
    "Mac.swift": "", "Watch.swift": "", "Folder/Desk.swift": "", "Folder/Hand.swift": "",
    "Folder/Any.swift": "",
  ]

  private func extensions(
    _ platform: Platform?, _ target: String? = nil, body: ([WidgetExtension]) throws -> Void
  ) throws {
    try withTemporaryFolder(Self.files) { folder in
      var options = ReadingOptions()
      (options.platform, options.target) = (platform, target)
      let project = folder.appendingPathComponent("A.xcodeproj")
      try body(try WidgetExtension.all(of: [project], folder: nil, options))
    }
  }

  @Test(
    arguments: [
      (nil, ["Phone", "Both"], ["Watch (watchOS)"]),
      (.iOS, ["Phone", "Both"], ["Watch (watchOS)"]),
      (.watchOS, ["Watch"], ["Phone (iOS)", "Both (iOS, macOS)"]),
      (.macOS, ["Both"], ["Phone (iOS)", "Watch (watchOS)"]),
    ] as [(Platform?, [String], [String])])
  func platformSelectsTargets(
    platform: Platform?, targets: [String], others: [String]
  ) throws {
    try extensions(platform) { found in
      #expect(found.map(\.target.name) == targets)
      #expect(found.first?.otherTargets == others)
      #expect(found.first?.platform == platform ?? .iOS)
    }
  }

  @Test func chosenTargetHasItsPlatform() throws {
    try extensions(nil, "Watch") { found in
      #expect(found.map(\.platform) == [.watchOS])
      #expect(found.first?.target.settings["NAME"] == "watch")
      #expect(found.first?.target.settings["PLATFORM_NAME"] == "watchsimulator")
      #expect(
        found.first?.target.files.map(\.lastPathComponent) == ["All.swift", "Watch.swift"])
      #expect(found.first?.modules.map(\.name) == ["Kit"])
    }
  }

  @Test(
    arguments: [
      (.iOS, "phone", ["Any.swift", "All.swift", "Hand.swift"], ["Touch", "Core"]),
      (.macOS, "mac", ["Any.swift", "All.swift", "Desk.swift", "Mac.swift"], ["Core"]),
    ] as [(Platform, String, Set<String>, [String])])
  func filtersFollowThePlatform(
    platform: Platform, name: String, files: Set<String>, products: [String]
  ) throws {
    try extensions(platform, "Both") { found in
      let target = try #require(found.first?.target)
      #expect(target.settings["NAME"] == name)
      #expect(Set(target.files.map(\.lastPathComponent)) == files)
      #expect(target.packageProducts.map(\.name) == products)
    }
  }

  @Test(
    arguments: [
      (.macOS, "Phone", .unsupportedPlatform(.macOS, target: "Phone", supported: ["iOS"])),
      (
        .watchOS, "Both",
        .unsupportedPlatform(.watchOS, target: "Both", supported: ["iOS", "macOS"])
      ),
      (nil, "Wach", .unknownTarget("Wach", available: ["Phone", "Both", "Watch (watchOS)"])),
    ] as [(Platform?, String, ProjectError)])
  func unsupportedPlatformIsReported(
    platform: Platform?, target: String, error: ProjectError
  ) throws {
    #expect(throws: error) { try extensions(platform, target) { _ in } }
  }

  @Test func platformWithoutExtensionIsReported() throws {
    let error = #expect(throws: ProjectError.self) { try extensions(.visionOS) { _ in } }
    let text = error?.description ?? ""
    #expect(
      text.hasSuffix(
        ": the widget extensions are not for visionOS: Phone (iOS), Watch (watchOS), "
          + "Both (iOS, macOS); choose one of their platforms with --platform, which can be iOS, "
          + "watchOS, macOS, visionOS"), "\(text)")
  }

  @Test(
    arguments: [(.iOS, ["A"], ["PHONE"]), (.watchOS, ["A", "B"], []), (.macOS, ["B"], [])]
      as [(Platform, [String], [String])])
  func manifestConditionsFollowThePlatform(
    platform: Platform, dependencies: [String], conditions: [String]
  ) throws {
    let text = """
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "T", dependencies: [
          .target(name: "A", condition: .when(platforms: [.iOS, .watchOS])),
          .target(name: "B", condition: .when(platforms: [.macOS, .watchOS])),
        ], swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))]),
      ])
      """
    try withTemporaryFolder(["Package.swift": text]) { folder in
      let target = try #require(
        try PackageManifest(folder: folder, platform: platform).targets.first)
      #expect(target.dependencies == dependencies.map { .target($0) })
      #expect(target.conditions.map(\.argumentText) == conditions)
    }
  }
}
