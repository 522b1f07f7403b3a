import Foundation
import ProcessCleanup
import ProcessLaunch
import ProjectReader

/// Converts HEIC and HEIF images of a project to PNG, with libheif's `heif-convert` in a sandbox.
///
/// The renderer has no decoder for them: libheif's is large, and images are untrusted.
struct HEICConversion {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case noConverter
    case noSandbox
    case notStarted(reason: String)
    case timedOut
    case undecodable(reason: String)

    var description: String {
      switch self {
      case .noConverter:
        "HEIC files need heif-convert, which was not found; install Debian's package "
          + "libheif-examples"
      case .noSandbox: "HEIC files are converted in a sandbox, which needs bubblewrap"
      case .notStarted(let reason): reason
      case .timedOut: "heif-convert was ended after \(HEICConversion.timeLimit) seconds"
      case .undecodable(let reason): "it cannot be decoded: \(reason)"
      }
    }
  }

  static let fileExtensions: Set<String> = ["heic", "heif"]
  /// Seconds.
  private static let timeLimit = 30
  /// The bytes of the picture.
  private static let sizeLimit = 64 << 20

  static var isAvailable: Bool { ProgramSearch.find("heif-convert", path: "/usr/bin") != nil }

  private let sandbox: CodeSandbox

  init() throws(Failure) {
    guard Self.isAvailable else { throw .noConverter }
    guard let sandbox = CodeSandbox() else { throw .noSandbox }
    self.sandbox = sandbox
  }

  /// The image as PNG; the first one of a file with several.
  func picture(of data: Data) throws(Failure) -> Data {
    let scratch: ScratchFolder
    let input: URL
    do {
      scratch = try ScratchFolder(temporary: "vitrine-heic")
      input = scratch.url.appendingPathComponent("image.heic")
      try data.write(to: input)
    } catch {
      throw .notStarted(reason: error.localizedDescription)
    }
    defer { scratch.remove() }
    // The converter writes in the sandbox only. A file with several images has numbered pictures.
    var run = ProgramRun(
      program: URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c",
        """
        heif-convert "$0" /tmp/image.png >&2 && cd /tmp && cat "$(ls image.png image-*.png | head -1)"
        """,
        .path(input),
      ],
      environment: CodeSandbox.environment, sandbox: sandbox.sandbox(readable: [input]),
      timeLimit: .seconds(Self.timeLimit))
    run.limits = ResourceLimits(fileSize: Self.sizeLimit, processorSeconds: Self.timeLimit)
    run.outputLimit = Self.sizeLimit
    let outcome: ProgramRun.Outcome
    do { outcome = try run.runBlocking() } catch { throw .notStarted(reason: "\(error)") }
    if outcome.end == .timedOut { throw .timedOut }
    guard outcome.succeeded, !outcome.output.isEmpty, !outcome.isTruncated else {
      let line = outcome.errorText.split(whereSeparator: \.isNewline).first
      throw .undecodable(reason: line.map(String.init) ?? "no picture was written")
    }
    return outcome.output
  }
}
