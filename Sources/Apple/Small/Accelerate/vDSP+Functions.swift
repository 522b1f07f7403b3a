// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of C that shared sources call. `stride` counts in elements.

private func elements<T>(
  _ start: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> [T] { (0..<Int(count)).map { start[$0 * stride] } }

public func vDSP_sve(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.sum(elements(A, IA, N))
}

public func vDSP_meanv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.mean(elements(A, IA, N))
}

public func vDSP_maxv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.maximum(elements(A, IA, N))
}

public func vDSP_minv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.minimum(elements(A, IA, N))
}

public func vDSP_rmsqv(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.rootMeanSquare(elements(A, IA, N))
}

public func vDSP_svesq(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
  C.pointee = vDSP.sumOfSquares(elements(A, IA, N))
}

public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B[index * IB] }
}

public func vDSP_vmul(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B[index * IB] }
}

public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>,
  _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee }
}

public func vDSP_sveD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.sum(elements(A, IA, N))
}

public func vDSP_meanvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.mean(elements(A, IA, N))
}

public func vDSP_maxvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.maximum(elements(A, IA, N))
}

public func vDSP_minvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.minimum(elements(A, IA, N))
}

public func vDSP_rmsqvD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.rootMeanSquare(elements(A, IA, N))
}

public func vDSP_svesqD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length
) {
  C.pointee = vDSP.sumOfSquares(elements(A, IA, N))
}

public func vDSP_vaddD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B[index * IB] }
}

public func vDSP_vmulD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B[index * IB] }
}

public func vDSP_vsmulD(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>,
  _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee }
}
