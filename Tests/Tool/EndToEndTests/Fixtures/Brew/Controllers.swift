import SwiftUI
import UIKit

final class KettleController: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}

#Preview("Kettle") { KettleController() }

#Preview("Titled", arguments: [1, 2]) { number in
  let kettle = KettleController()
  kettle.title = "\(number)"
  return kettle
}

#Preview("Label", arguments: ["short", "long"]) { text in
  let label = UILabel()
  label.text = text
  return label
}

#Preview("Both") {
  @Previewable @State var count = 1
  VStack {
    Text("\(count)")
    Button("More") { count += 1 }
  }
}
