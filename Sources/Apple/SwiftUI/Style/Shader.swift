// Compatibility (styles): accepted | `Shader`, `ShaderLibrary`, `colorEffect`,
//   `distortionEffect`, `layerEffect` | drawn without the effect, with a notice

/// A library of Metal functions. The device has no Metal: shaders have no effect.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let source: String

  public static let `default` = ShaderLibrary(source: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: bundle.bundlePath)
  }

  public init(data: Data) {
    source = "\(data.count) bytes"
  }

  public init(url: URL) {
    source = url.path
  }

  private init(source: String) {
    self.source = source
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A Metal function.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A Metal function with its arguments. Views are drawn without its effect, with a notice; as a
/// style, it draws nothing.
public struct Shader: Equatable, Sendable {
  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Does nothing, because nothing is compiled.
  public func compile(as type: UsageType) async throws {}
}

extension Shader {
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case floats([Float])
      case colors([Color])
      case data(Data)
      case image(Image)
      case boundingRect
    }

    private let value: Value

    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .floats([Float(x)]))
    }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y)]))
    }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z)]))
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z), Float(w)]))
    }

    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .floats(array))
    }

    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }

    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(value: .colors(array))
    }

    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}

/// Draws the content as it is and adds a notice.
struct ShaderModifier: ContextModifier {
  let shader: Shader
  let isEnabled: Bool

  func change(_ context: inout _ViewContext) {
    guard isEnabled else { return }
    context.session.notice(
      "The shader \(shader.function.name) has no effect, because Metal is not available: the "
        + "view is drawn without it.")
  }
}

extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
}
