import Foundation
import FoundationSupplement
import Testing

@Suite struct ProgressTests {
  @Test func filePropertiesAreInUserInfo() {
    let progress = Progress(totalUnitCount: 10)
    #expect(progress.fileTotalCount == nil)
    progress.fileTotalCount = 4
    progress.fileCompletedCount = 1
    progress.throughput = 2000
    progress.estimatedTimeRemaining = 1.5
    progress.fileURL = URL(fileURLWithPath: "/a")
    progress.fileOperationKind = .copying
    #expect(progress.fileTotalCount == 4)
    #expect(progress.fileCompletedCount == 1)
    #expect(progress.throughput == 2000)
    #expect(progress.estimatedTimeRemaining == 1.5)
    #expect(progress.fileURL?.path == "/a")
    #expect(progress.fileOperationKind == .copying)
    #expect(progress.userInfo[.fileTotalCountKey] as? Int == 4)
    progress.fileTotalCount = nil
    #expect(progress.fileTotalCount == nil)
  }
}
