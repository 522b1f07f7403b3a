"""Runs the tests that it reads from its input, and reports them on its output.

Input: a JSON list of test names a line; the worker ends after an empty list. Output: a JSON object
a line, with an `event`:
- `started`: `test` begins.
- `ended`: `test` has ended after `seconds`; `outcomes` are `[kind, test, text]`, empty on success.
  Without `test`, the outcomes belong to a class or module. The kinds are those of `unittest`.
- `done`: all tests of the line have ended.

The tests' own output goes to the standard error. The worker leads a process group; if its input
ends, the runner has died, and the worker ends the group.
"""
import json
import os
import queue
import signal
import sys
import threading
import time
import unittest

from device_case import Shared


class Reporter(unittest.TestResult):
    """Reports each test when it has ended."""

    def __init__(self, report):
        super().__init__()
        self.report = report

    def startTest(self, test):
        super().startTest(test)
        self.report_others()
        self.start = time.monotonic()
        self.report(event="started", test=test.id())

    def stopTest(self, test):
        super().stopTest(test)
        self.report(event="ended", test=test.id(), seconds=time.monotonic() - self.start,
                    outcomes=self.take_outcomes())

    def report_others(self):
        """Reports the outcomes of classes and modules."""
        self.report(event="ended", test=None, seconds=0, outcomes=self.take_outcomes())

    def take_outcomes(self):
        """Returns the outcomes since the last call, and removes them."""
        outcomes = [("FAIL", test.id(), text) for test, text in self.failures]
        outcomes += [("ERROR", test.id(), text) for test, text in self.errors]
        outcomes += [("FAIL", test.id(), "unexpected success") for test in self.unexpectedSuccesses]
        outcomes += [("skipped", test.id(), reason) for test, reason in self.skipped]
        for kept in (self.failures, self.errors, self.unexpectedSuccesses, self.skipped):
            kept.clear()
        return outcomes


def read_lines(lines):
    """Puts the lines of the input into a queue. At its end, ends the process group."""
    for line in sys.stdin:
        lines.put(json.loads(line))
    os.killpg(0, signal.SIGTERM)


def stop(*_):
    """Ends the device, whose extensions would outlive it. The browser ends with this process."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Shared.close_device()
    os._exit(1)


def main():
    # The prints of tests and of programs that they start must not mix with the reports.
    output = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    signal.signal(signal.SIGTERM, stop)

    def report(**fields):
        output.write(json.dumps(fields) + "\n")

    lines = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    while names := lines.get():
        reporter = Reporter(report)
        unittest.defaultTestLoader.loadTestsFromNames(names).run(reporter)
        reporter.report_others()
        report(event="done")


if __name__ == "__main__":
    main()
