import SwiftUI
import TideKit

struct Overview: View {
  let tide: Tide

  var body: some View {
    VStack {
      Text(TideTable.name)
      Text(tide.metres, format: .number)
      Text(tide.group)
    }
  }
}
