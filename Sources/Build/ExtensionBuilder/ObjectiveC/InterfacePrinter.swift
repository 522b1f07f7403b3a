import Foundation
import ProcessLaunch

/// Prints how Swift imports a module in Objective-C.
///
/// The compiler has the importer on Linux, too, but no program of the toolchain prints what it
/// imports with Objective-C's rules. SourceKit does. It is loaded into a separate program, which
/// runs in the sandbox of the compilers.
struct InterfacePrinter {
  private let tools: BuildTools
  private let compiler: SwiftCompiler
  private let program: URL

  /// nil if the toolchain has no SourceKit.
  init?(_ tools: BuildTools, _ compiler: SwiftCompiler) async throws {
    let library = HostCompilation(tools, compiler).toolchain
      .appendingPathComponent("lib/libsourcekitdInProc.so")
    guard FileManager.default.fileExists(atPath: library.path) else { return nil }
    self.tools = tools
    self.compiler = compiler
    let source = tools.cache.scratch.appendingPathComponent("interface-printer.c")
    try Data(Self.source.utf8).write(to: source)
    program = try await HostCompilation(tools, compiler).program(
      named: "interface-printer", kind: "objc", sources: [source],
      in: .init(folders: [tools.cache.scratch]), options: [library.path]
    ) { program, scratch in
      let folder = library.deletingLastPathComponent()
      let outcome = try await compiler.start(
        [
          "-O1", "-w", .path(source), .path(library), .path("-Wl,-rpath,", folder),
          .path("-Wl,-rpath,", folder.appendingPathComponent("swift/linux")), "-o", .path(program),
        ], with: "clang", reading: [source], writing: [program.deletingLastPathComponent()],
        scratch: scratch)
      try SwiftCompiler.check(outcome, of: "clang")
    }
  }

  /// The interface; nil if the module cannot be imported.
  ///
  /// - Parameters:
  ///   - folder: With the module map.
  ///   - folders: With the headers.
  ///   - options: Of clang.
  func interface(
    of module: ProgramArgument, in folder: URL, reading folders: [URL],
    _ options: [ProgramArgument]
  ) async throws -> String? {
    let output = folder.appendingPathComponent("interface.swift")
    let importer = options.flatMap { option -> [ProgramArgument] in ["-Xcc", option] }
    let arguments: [ProgramArgument] =
      [.path(output), module, "-I", .path(folder), "-Xfrontend", "-enable-objc-interop"]
      + ["-module-cache-path", .path(folder.appendingPathComponent("modules")), "-sdk", "/"]
      + importer
    let outcome = try await CommandRun.run(
      program, arguments, scratch: tools.cache.scratch,
      sandbox: compiler.confinement?.sandbox(reading: folders, writing: [folder]),
      processorSeconds: 60)
    guard outcome.status == 0 else { return nil }
    return try? String(contentsOf: output, encoding: .utf8)
  }

  private static let source = #"""
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdio.h>

    typedef struct { uint64_t data[3]; } variant;
    void sourcekitd_initialize(void);
    void *sourcekitd_uid_get_from_cstr(const char *);
    void *sourcekitd_request_dictionary_create(void *const *, void *const *, size_t);
    void sourcekitd_request_dictionary_set_string(void *, void *, const char *);
    void sourcekitd_request_dictionary_set_uid(void *, void *, void *);
    void sourcekitd_request_dictionary_set_value(void *, void *, void *);
    void *sourcekitd_request_array_create(void *const *, size_t);
    void sourcekitd_request_array_set_string(void *, size_t, const char *);
    void *sourcekitd_send_request_sync(void *);
    bool sourcekitd_response_is_error(void *);
    const char *sourcekitd_response_error_get_description(void *);
    variant sourcekitd_response_get_value(void *);
    const char *sourcekitd_variant_dictionary_get_string(variant, void *);

    static void *uid(const char *name) { return sourcekitd_uid_get_from_cstr(name); }

    int main(int count, char **arguments) {
      sourcekitd_initialize();
      void *options = sourcekitd_request_array_create(NULL, 0);
      for (int i = 3; i < count; i++)
        sourcekitd_request_array_set_string(options, (size_t)-1, arguments[i]);
      void *request = sourcekitd_request_dictionary_create(NULL, NULL, 0);
      sourcekitd_request_dictionary_set_uid(
          request, uid("key.request"), uid("source.request.editor.open.interface"));
      sourcekitd_request_dictionary_set_string(request, uid("key.name"), "interface");
      sourcekitd_request_dictionary_set_string(request, uid("key.modulename"), arguments[2]);
      sourcekitd_request_dictionary_set_value(request, uid("key.compilerargs"), options);
      void *response = sourcekitd_send_request_sync(request);
      if (sourcekitd_response_is_error(response)) {
        fprintf(stderr, "%s\n", sourcekitd_response_error_get_description(response));
        return 1;
      }
      const char *text = sourcekitd_variant_dictionary_get_string(
          sourcekitd_response_get_value(response), uid("key.sourcetext"));
      FILE *file = fopen(arguments[1], "w");
      if (!text || !file) return 2;
      fputs(text, file);
      return fclose(file);
    }
    """#
}
