// swift-tools-version: 6.2
import PackageDescription

/// Pure rooms hold values and functions: every unsafe step is spelled out.
let pure: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Rooms that talk to C: warnings are errors here too.
let bridging: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Rooms that live on GTK's thread.
let gtk: [SwiftSetting] = bridging + [.defaultIsolation(MainActor.self)]

/// C is compiled with the C library's checks of lengths.
let checkedC: [CSetting] = [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]

/// The package that reads command lines: fetched, or where builders without a network have put it.
let argumentParser: Package.Dependency =
  if let folder = Context.environment["SWIFT_ARGUMENT_PARSER"] {
    .package(name: "swift-argument-parser", path: folder)
  } else {
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  }

let package = Package(
  name: "chartdeck",
  products: [
    .executable(name: "chartdeck", targets: ["chartdeck"]),
    .executable(name: "chartdeck-render", targets: ["chartdeck-render"]),
    .executable(name: "chartdeck-bench", targets: ["chartdeck-bench"]),
  ],
  dependencies: [argumentParser],
  targets: [
    .target(name: "CKernels", cSettings: checkedC),
    // KISS FFT is a header in C++, which is compiled for numbers of double precision here.
    .target(
      name: "CFourier",
      cxxSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
    .target(
      name: "ChartCore", dependencies: ["CFourier", "CKernels"], swiftSettings: pure,
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "ChartThreads", dependencies: ["CKernels"], swiftSettings: pure),
    .target(
      name: "ChartFiles",
      dependencies: ["ChartCore", "ChartThreads", "CArchive", "CIsal", "CKernels", "CZstd"],
      swiftSettings: pure),
    .target(name: "ChartScene", dependencies: ["ChartCore"], swiftSettings: pure),
    .target(
      name: "ChartRaster", dependencies: ["ChartCore", "ChartScene", "CKernels"],
      swiftSettings: pure),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo cairo-svg cairo-pdf pangoft2",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CIsal", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(
      name: "CIcu", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "ChartLocale", dependencies: ["ChartCore", "CIcu"], swiftSettings: bridging),
    .systemLibrary(name: "CUnits", providers: [.apt(["libudunits2-dev"])]),
    .target(name: "ChartUnits", dependencies: ["ChartCore", "CUnits"], swiftSettings: bridging),
    .target(
      name: "ChartCairo",
      dependencies: [
        "ChartCore", "ChartScene", "ChartRaster", "ChartLocale", "CCairo", "CIsal", "CKernels",
      ],
      swiftSettings: bridging),
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "CGtkShim", dependencies: ["CGtk"], cSettings: checkedC),
    .target(
      name: "GtkBridge", dependencies: ["CGtk", "CGtkShim", "ChartThreads"], swiftSettings: gtk),
    .target(
      name: "ChartWidgets",
      dependencies: [
        "ChartCore", "ChartScene", "ChartRaster", "ChartLocale", "ChartUnits", "ChartCairo", "CGtk",
        "CGtkShim", "GtkBridge",
      ],
      swiftSettings: gtk),
    .target(
      name: "ChartResources", path: "Resources",
      resources: [
        .embedInCode("sample.json"), .embedInCode("sample-activities.csv"),
        .embedInCode("style.css"),
      ], swiftSettings: pure),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .systemLibrary(
      name: "CSecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
    .target(
      name: "ChartFetch", dependencies: ["ChartCore", "CSoup", "CSecret"], swiftSettings: bridging),
    .target(
      name: "ChartApp",
      dependencies: [
        "ChartCore", "ChartFetch", "ChartFiles", "ChartScene", "ChartLocale", "ChartWidgets",
        "ChartResources", "CGtk", "GtkBridge",
      ],
      swiftSettings: gtk),
    .executableTarget(name: "chartdeck", dependencies: ["ChartApp"], swiftSettings: gtk),
    .executableTarget(
      name: "chartdeck-reports",
      dependencies: ["ChartApp", "ChartCore", "ChartWidgets", "CGtk", "GtkBridge"],
      swiftSettings: gtk),
    .executableTarget(
      name: "chartdeck-render",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartScene", "ChartThreads", "ChartLocale", "ChartUnits",
        "ChartCairo", "ChartResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: bridging),
    .executableTarget(
      name: "chartdeck-bench",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartScene", "ChartRaster", "ChartCairo", "CCairo",
        "ChartResources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: bridging),
    .target(
      name: "TestSupport", dependencies: ["ChartCore"], path: "Tests/TestSupport",
      swiftSettings: bridging),
    .testTarget(
      name: "ChartCoreTests", dependencies: ["ChartCore", "CKernels", "TestSupport"],
      swiftSettings: bridging),
    .testTarget(
      name: "ChartThreadsTests", dependencies: ["ChartThreads", "CKernels"],
      swiftSettings: bridging),
    .testTarget(
      name: "ChartFilesTests",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartResources", "CIsal", "CZstd", "TestSupport",
      ], exclude: ["TextTable/Golden"], swiftSettings: bridging),
    .testTarget(
      name: "ChartSceneTests", dependencies: ["ChartCore", "ChartScene", "TestSupport"],
      exclude: ["Golden"], swiftSettings: bridging),
    .testTarget(
      name: "ChartUnitsTests", dependencies: ["ChartCore", "ChartUnits"], swiftSettings: bridging),
    .testTarget(
      name: "ChartLocaleTests", dependencies: ["ChartCore", "ChartLocale"],
      swiftSettings: bridging),
    .testTarget(
      name: "ChartCairoTests",
      dependencies: [
        "ChartCore", "ChartScene", "ChartRaster", "ChartCairo", "CCairo", "CIsal", "TestSupport",
      ],
      exclude: ["Fonts", "Golden"], swiftSettings: bridging),
    .testTarget(
      name: "RenderTests",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartScene", "ChartCairo", "ChartResources",
        "chartdeck-render", "TestSupport",
      ], swiftSettings: bridging),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartScene", "ChartResources", "chartdeck-bench",
      ],
      swiftSettings: bridging),
    .testTarget(
      name: "ChartFetchTests", dependencies: ["ChartCore", "ChartFetch"], swiftSettings: bridging),
    .testTarget(
      name: "GtkBridgeTests", dependencies: ["CGtk", "GtkBridge"], swiftSettings: gtk),
    .testTarget(
      name: "ChartWidgetsTests",
      dependencies: [
        "ChartCore", "ChartFiles", "ChartScene", "ChartWidgets", "CGtk", "GtkBridge", "TestSupport",
      ],
      swiftSettings: gtk),
    .testTarget(
      name: "ChartAppTests",
      dependencies: ["ChartApp", "ChartCore", "ChartFetch", "ChartFiles", "CGtk", "GtkBridge"],
      swiftSettings: gtk),
  ],
  swiftLanguageModes: [.v6]
)
