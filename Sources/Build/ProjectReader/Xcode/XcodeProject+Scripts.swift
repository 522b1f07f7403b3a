import Foundation

extension XcodeProject {
  /// The phases of a target that run a script, in their order.
  func scripts(of target: XcodeObjects.Object) -> [ScriptPhase] {
    objects.objects("buildPhases", of: target).filter { $0.isa == "PBXShellScriptBuildPhase" }
      .map { phase in
        ScriptPhase(
          name: phase.string("name") ?? "Run Script", shell: phase.string("shellPath") ?? "/bin/sh",
          text: phase.string("shellScript") ?? "", inputs: phase.strings("inputPaths"),
          outputs: phase.strings("outputPaths"),
          inputLists: phase.strings("inputFileListPaths"),
          outputLists: phase.strings("outputFileListPaths"))
      }
  }
}
