import Admission
import Testing

@Suite struct AdmissionTests {
  private let limits = AdmissionPolicy<Int>.Limits(connections: 4, strangers: 2, strangerTime: 5)

  @Test func oldestStrangerIsEvicted() {
    var policy = AdmissionPolicy<Int>(limits)
    #expect(policy.admit(1, at: 0) == .accepted(evicting: nil))
    #expect(policy.admit(2, at: 1) == .accepted(evicting: nil))
    #expect(policy.admit(3, at: 2) == .accepted(evicting: 1))
    policy.authenticate(2)
    #expect(policy.admit(4, at: 3) == .accepted(evicting: nil))
    #expect(policy.admit(5, at: 4) == .accepted(evicting: 3))
    #expect(policy.count == 3)
  }

  @Test func authenticatedConnectionsAreNeverEvicted() {
    var policy = AdmissionPolicy<Int>(limits)
    for id in 1...4 {
      #expect(policy.admit(id, at: 0) == .accepted(evicting: nil))
      policy.authenticate(id)
    }
    #expect(policy.admit(5, at: 1) == .refused)
    policy.remove(2)
    #expect(policy.admit(6, at: 1) == .accepted(evicting: nil))
    #expect(policy.admit(7, at: 2) == .accepted(evicting: 6))
  }

  @Test func strangersHaveLittleTime() {
    var policy = AdmissionPolicy<Int>(limits)
    #expect(policy.deadline == nil)
    _ = policy.admit(1, at: 10)
    _ = policy.admit(2, at: 12)
    #expect(policy.deadline == 15)
    #expect(policy.overdue(at: 14.9).isEmpty)
    #expect(policy.overdue(at: 15) == [1])
    policy.authenticate(1)
    #expect(policy.deadline == 17)
    policy.remove(2)
    #expect(policy.deadline == nil)
  }

  @Test func releasedConnectionMayBeEvicted() {
    var policy = AdmissionPolicy<Int>(.init(connections: 2, strangers: 2))
    _ = policy.admit(1, at: 0)
    _ = policy.admit(2, at: 0)
    policy.authenticate(1)
    policy.authenticate(2)
    policy.release(2, at: 1)
    #expect(policy.deadline == nil)
    #expect(policy.admit(3, at: 2) == .accepted(evicting: 2))
  }

  @Test func refusalsAreReportedOnceAMinute() {
    var refusals = RefusalCount()
    #expect(refusals.add(at: 100) == 1)
    for second in 101..<160 { #expect(refusals.add(at: Double(second)) == nil) }
    #expect(refusals.add(at: 160) == 60)
  }
}
