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
/// It prints:
/// - The milliseconds from a press until the host shows the provider's answer, with a running
///   process (median of 60) and with a process that must start (median of 10).
/// - The seconds to reload 1,000 controls of 50 kinds, and the maximum number of processes
///   meanwhile.
///
/// The 50 kinds are the bundle's five kinds in ten copies of the extension. Each control has its
/// own configuration, so that no two share a request.
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

struct Device {
  let pool: ExtensionPool
  let host: WidgetHost
  let settings = HostSettings()

  init(extensions count: Int) async throws {
    let state = folder.appendingPathComponent("device\(count)", isDirectory: true)
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

/// The time from the command until the host shows the provider's answer.
func press(_ device: Device, isOn: Bool) async throws -> Duration {
  let start = ContinuousClock.now
  let changes = device.host.changes()
  async let outcome = device.host.setControl("c1", isOn: isOn)
  for await change in changes {
    if case .control(let state) = change, state.isOn == isOn, !state.isPending { break }
  }
  let elapsed = ContinuousClock.now - start
  guard try await outcome == .performed, try await device.host.controlState("c1").failure == nil
  else { fatalError("the control did not switch") }
  return elapsed
}

func latency() async throws {
  let device = try await Device(extensions: 1)
  try await device.host.addControl(extension: "Switches0", kind: "switch0")
  await device.host.settle()
  var (warm, cold) = (Timing(), Timing())
  for number in 0..<60 { warm.add(try await press(device, isOn: number.isMultiple(of: 2))) }
  for number in 0..<10 {
    await device.pool.endAll()
    cold.add(try await press(device, isOn: number.isMultiple(of: 2)))
  }
  print("press-warm", shown(warm.median))
  print("press-cold", shown(cold.median))
  await device.end()
}

func reload() async throws {
  let device = try await Device(extensions: 10)
  for number in 0..<1000 {
    let (copy, kind) = (number / 100, number % 5)
    try await device.host.addControl(
      extension: "Switches\(copy)", kind: "switch\(kind)",
      configuration: ["number": .integer(number)])
  }
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
  for copy in 0..<10 { try await device.host.reloadControls(extension: "Switches\(copy)") }
  await device.host.settle()
  let elapsed = (ContinuousClock.now - start) / .seconds(1)
  watch.cancel()
  let controls = await device.host.state().controls
  let problem = controls.compactMap(\.failure).first
  guard controls.count == 1000, controls.allSatisfy(\.isLoaded), problem == nil else {
    fatalError("not all controls reloaded: \(problem ?? "no value")")
  }
  print("reload-seconds", shown(elapsed))
  print("reload-processes", maxProcesses.withLock { $0 })
  print("reload-limit", device.settings.processes.concurrent)
  await device.end()
}

try await latency()
try await reload()
