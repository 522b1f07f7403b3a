import Foundation
import HostLink

/// An extension's reply after validation: every form has a face with a finite size.
package struct ActivityPictures {
  package let presentation: StoredPresentation
  /// In the order of the forms.
  package let faces: [Data]

  /// The maximum length of a colour or a link, in bytes; longer ones are dropped.
  private static let textLimit = 4096

  /// Throws `FetchFailure`.
  package init(_ reply: ActivityReply, forms: [ActivityForm], at now: Date) throws(FetchFailure) {
    var faces: [Data] = []
    var sizes: [LinkSize] = []
    var truncated: Set<Int> = []
    for (index, form) in forms.enumerated() {
      guard let face = reply.faces.first(where: { $0.form == index }) else {
        throw .missing("picture of \(form.presentation.rawValue)")
      }
      guard face.size.width.isFinite, face.size.height.isFinite, face.size.width >= 0,
        face.size.height >= 0
      else {
        throw FetchFailure(message: "the size of \(form.presentation.rawValue) is not finite")
      }
      faces.append(face.archive.data)
      sizes.append(face.size)
      if face.isTruncated { truncated.insert(index) }
    }
    func bounded(_ text: String?) -> String? {
      text.flatMap { $0.utf8.count <= Self.textLimit ? $0 : nil }
    }
    presentation = StoredPresentation(
      fetched: now, forms: forms, sizes: sizes, truncated: truncated,
      keylineTint: bounded(reply.keylineTint), backgroundTint: bounded(reply.backgroundTint),
      systemActionColor: bounded(reply.systemActionColor), islandURL: bounded(reply.islandURL),
      lockScreenURL: bounded(reply.lockScreenURL))
    self.faces = faces
  }
}
