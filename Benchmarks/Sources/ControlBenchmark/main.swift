import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import Synchronization
import Timing
import WidgetHost

/// Measures controls on a host with real extension processes: `ControlBenchmark BUNDLE`.
///
/// It prints the seconds to reload 100 controls and 1,000, medians of three, and the maximum number
/// of processes meanwhile.
///
/// The controls are of 50 kinds: the bundle's five kinds in ten copies of the extension. Each has
/// its own configuration, so that no two share a request.
let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: ControlBenchmark BUNDLE\n".utf8))
  exit(2)
}
let bundle = URL(fileURLWithPath: arguments[1]).standardizedFileURL
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("vitrine-controls-\(UUID().uuidString)", isDirectory: true)
defer { try? FileManager.default.removeItem(at: folder) }

/// Identifies copies of the bundle by their file names.
let reader = BundleReader { url in
  let facts = try BundleReader.built.read(url)
  let name = url.deletingPathExtension().lastPathComponent
  return BundleFacts(id: ExtensionID(name), name: name, contentHash: facts.contentHash)
}

let (extensions, kinds) = (10, 5)

struct Device {
  let pool: ExtensionPool
  let host: WidgetHost
  let settings = HostSettings()

  init(extensions count: Int, state name: String) async throws {
    let state = folder.appendingPathComponent(name, isDirectory: true)
    pool = ExtensionPool(folders: ExtensionFolders(state: state), settings: settings)
    let store = try SQLiteStore(folder: StateFolder(state), now: Date())
    host = WidgetHost(
      store: store, extensions: pool, clock: AnchoredClock(machine: { Date() }),
      settings: settings, seed: 1, bundles: reader)
    try await host.start()
    for number in 0..<count {
      let copy = folder.appendingPathComponent("Switches\(number).vitrine")
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(at: bundle, to: copy)
      }
      try await host.install(copy)
    }
  }

  func end() async {
    await host.stop()
    await pool.endAll()
  }
}

/// Reloads controls when no process runs. Prints the seconds and the processes.
func reload(_ count: Int) async throws {
  let device = try await Device(extensions: extensions, state: "device\(count)")
  for number in 0..<count {
    let (copy, kind) = (number % extensions, number / extensions % kinds)
    try await device.host.addControl(
      extension: "Switches\(copy)", kind: "switch\(kind)",
      configuration: ["number": .integer(number)])
  }
  var (seconds, processes) = ([Double](), 0)
  for _ in 0..<3 {
    await device.host.settle()
    await device.pool.endAll()
    // Samples the number of running processes.
    let maxProcesses = Mutex(0)
    let watch = Task {
      while !Task.isCancelled {
        let running = await device.pool.states().values.count { $0.isRunning }
        maxProcesses.withLock { $0 = max($0, running) }
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
    let start = ContinuousClock.now
    for copy in 0..<extensions {
      try await device.host.reloadControls(extension: "Switches\(copy)")
    }
    await device.host.settle()
    seconds.append((ContinuousClock.now - start) / .seconds(1))
    watch.cancel()
    processes = max(processes, maxProcesses.withLock { $0 })
  }
  let controls = await device.host.state().controls
  let problem = controls.compactMap(\.failure).first
  guard controls.count == count, controls.allSatisfy(\.isLoaded), problem == nil else {
    fatalError("not all controls reloaded: \(problem ?? "no value")")
  }
  print("reload-\(count)", shown(seconds.sorted()[1], digits: 3))
  print("reload-processes-\(count)", processes)
  print("reload-limit-\(count)", device.settings.processes.concurrent)
  await device.end()
}

for count in [100, 1_000] { try await reload(count) }
