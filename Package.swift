// swift-tools-version: 6.2
import PackageDescription

/// Rules that hold for every target: the compiler is the first reviewer.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// Layers and everything above them live on the main actor: the engine is synchronous and
/// single-threaded, and the compiler checks it.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Inbetween",
  products: [
    .executable(name: "inbetween", targets: ["inbetween"])
  ],
  targets: [
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CCodecs"),
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "Display", swiftSettings: strict),
    .target(name: "Codecs", dependencies: ["CCodecs", "Display"], swiftSettings: strict),
    .target(name: "Layers", dependencies: ["Motion", "Display"], swiftSettings: mainActor),
    .target(
      name: "Transitions", dependencies: ["Layers", "Motion", "Display"], swiftSettings: mainActor),
    .target(
      name: "SDLBackend", dependencies: ["CSDL2", "Display", "Motion"], swiftSettings: mainActor),
    .target(
      name: "Recording", dependencies: ["Codecs", "Display", "Motion"], swiftSettings: strict),
    .target(
      name: "Demos", dependencies: ["Transitions", "Layers", "Motion", "Display"],
      swiftSettings: mainActor),
    .target(
      name: "Playground",
      dependencies: [
        "Demos", "Transitions", "Layers", "Motion", "Display", "SDLBackend", "Recording",
      ],
      swiftSettings: mainActor),
    .executableTarget(name: "inbetween", dependencies: ["Playground"], swiftSettings: mainActor),

    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(name: "DisplayTests", dependencies: ["Display"], swiftSettings: strict),
    .testTarget(name: "CodecsTests", dependencies: ["Codecs", "Display"], swiftSettings: strict),
    .testTarget(
      name: "LayersTests", dependencies: ["Layers", "Motion", "Display"],
      swiftSettings: mainActor),
    .testTarget(
      name: "TransitionsTests",
      dependencies: ["Transitions", "SDLBackend", "Layers", "Motion", "Display"],
      swiftSettings: mainActor),
    .testTarget(
      name: "SDLBackendTests", dependencies: ["SDLBackend", "Display"], swiftSettings: mainActor),
    .testTarget(
      name: "RecordingTests", dependencies: ["Recording", "Codecs", "Display"],
      swiftSettings: strict),
    .testTarget(
      name: "DemosTests", dependencies: ["Demos", "Transitions", "Layers", "Motion", "Display"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["Playground", "Demos", "Transitions", "Layers", "Motion", "Display"],
      swiftSettings: mainActor),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
)
