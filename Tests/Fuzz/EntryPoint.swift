// The entry point of libFuzzer. `script/fuzz` compiles it with one target and `Fuzzed`, the name of
// that target's type; the tests of the package do not contain it.

private let target: any FuzzTarget = {
  do {
    let type: any FuzzTarget.Type = Fuzzed.self
    return try type.init()
  } catch {
    fatalError("\(error)")
  }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
