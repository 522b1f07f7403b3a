/// A picture that is to be drawn, or a subject that cannot be.
package struct FrameJob: Sendable {
  package enum Content: Sendable {
    case frame(PreviewFrame)
    /// Why the subject cannot be drawn.
    case failure(String)
  }

  /// The folder of the extension among several; empty for one.
  package var target: String
  package var subject: FrameSubject
  package var content: Content

  /// The name of the picture's files, or of the subject's if it cannot be drawn.
  var fileName: String {
    let name = target.isEmpty ? subject.name : "\(target)/\(subject.name)"
    guard case .frame(let frame) = content else { return name }
    return "\(name).\(frame.fileSuffix)"
  }
}
