"""Runs the browser tests in parallel.

    run_tests.py [--workers N] [--screenshots] [TEST]...

A test is named as test_scenarios.ScenarioTests.test_tap_toggle.

Each worker process has its own device, browser and profile. It runs one module after the other,
the longest first; the durations of the last run are in .build/browser/durations.json. Prints each
test when it has ended, then the failures and a summary. Repeats up to five failed tests once; one
that then passes is reported as flaky and does not fail the run. Exits with 1 if a test failed or a
worker crashed, and with 130 on Control-C, after ending all processes.
"""
import argparse
import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parent
DURATIONS = TESTS.parents[2] / ".build" / "browser" / "durations.json"
# Estimated seconds of a test in a module that has not run yet.
SECONDS_PER_TEST = 5
# A worker that reports nothing for this time hangs, in seconds.
SILENCE_LIMIT = 600
# The time for a worker's processes to end before they are killed, in seconds.
STOP_LIMIT = 20
# With more failures than this, something is broken, and the tests are not repeated.
REPEAT_LIMIT = 5
LINE = "-" * 70


class Worker:
    """A worker process. Its events arrive in the runner's queue; the last one is None."""

    def __init__(self, events):
        self.module = None
        # The test that is running.
        self.test = None
        self.process = subprocess.Popen(
            [sys.executable, TESTS / "worker.py"], cwd=TESTS, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True, start_new_session=True)
        threading.Thread(target=self.read, args=(events,), daemon=True).start()

    def read(self, events):
        for line in self.process.stdout:
            events.put((self, json.loads(line)))
        events.put((self, None))

    def run(self, module, names):
        self.module, self.test, self.start = module, None, time.monotonic()
        self.send(names)

    def send(self, names):
        try:
            self.process.stdin.write(json.dumps(names) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # The worker has crashed; its last event follows.

    def stop(self):
        """Ends the worker and all processes that it started."""
        limit = time.monotonic() + STOP_LIMIT
        self.signal(signal.SIGTERM)
        while self.signal(0) and time.monotonic() < limit:
            time.sleep(0.02)
        self.signal(signal.SIGKILL)
        self.process.wait()

    def signal(self, number):
        """Sends a signal to the worker's process group; returns whether it has processes."""
        # A process that has ended belongs to its group until its parent asks for its status.
        self.process.poll()
        try:
            os.killpg(self.process.pid, number)
            return True
        except ProcessLookupError:
            return False


class Run:
    """The modules that wait, the workers, and the results so far."""

    def __init__(self, modules, durations):
        self.waiting = sorted(modules.items(), key=lambda item: durations[item[0]])
        self.durations = {}
        self.events = queue.SimpleQueue()
        self.workers = set()
        self.count = 0
        self.passed = 0
        self.outcomes = []

    def perform(self, worker_count):
        try:
            for _ in range(min(worker_count, len(self.waiting))):
                self.assign(self.add_worker())
            while self.workers:
                worker, event = self.events.get(timeout=SILENCE_LIMIT)
                self.handle(worker, event)
        except queue.Empty:
            self.fail_workers(f"no test has ended for {SILENCE_LIMIT} s")
        finally:
            for worker in self.workers:
                worker.stop()

    def add_worker(self):
        worker = Worker(self.events)
        self.workers.add(worker)
        return worker

    def assign(self, worker):
        """Lets a worker run the longest module that waits, or end."""
        if self.waiting:
            worker.run(*self.waiting.pop())
        else:
            worker.module = None
            worker.send([])

    def handle(self, worker, event):
        if event is None:
            self.remove(worker)
        elif event["event"] == "started":
            worker.test = event["test"]
        elif event["event"] == "ended":
            worker.test = None
            self.record(event)
        else:
            self.durations[worker.module] = round(time.monotonic() - worker.start, 1)
            self.assign(worker)

    def record(self, event):
        kinds = [kind for kind, _, _ in event["outcomes"]]
        self.outcomes += event["outcomes"]
        if event["test"]:
            self.count += 1
            self.passed += 0 if kinds else 1
            word = next((kind for kind in ("ERROR", "FAIL", "skipped") if kind in kinds), "ok")
            print(f"{event['test']} ... {word} ({event['seconds']:.1f} s)", flush=True)
        else:
            for kind, test, text in event["outcomes"]:
                print(f"{test} ... {kind} {text if kind == 'skipped' else ''}", flush=True)

    def remove(self, worker):
        """Handles the end of a worker; it is a failure if the worker had not finished."""
        self.workers.discard(worker)
        worker.stop()
        if worker.module:
            self.fail(worker, f"the worker ended with status {worker.process.returncode}")
            if self.waiting:
                self.assign(self.add_worker())

    def fail_workers(self, reason):
        for worker in self.workers:
            self.fail(worker, reason)

    def fail(self, worker, reason):
        test = worker.test or worker.module
        print(f"{test} ... ERROR ({reason})", flush=True)
        text = f"{reason}; later tests of {worker.module} did not run"
        self.outcomes.append(["ERROR", test, text])
        self.count += 1 if worker.test else 0

    @property
    def failures(self):
        return [outcome for outcome in self.outcomes if outcome[0] != "skipped"]

    def repeat_failures(self):
        """Repeats the failed tests, and keeps the outcomes of those that fail again."""
        tests = sorted({test for _, test, _ in self.failures})
        # Outcomes of classes, modules and workers do not name a test.
        is_named = all(re.fullmatch(r"test_\w+\.\w+\.test_\w+", test) for test in tests)
        if not tests or len(tests) > REPEAT_LIMIT or not is_named:
            return
        self.print_failures()
        print(f"{LINE}\nRepeating {', '.join(tests)}", flush=True)
        repeated = Run(modules_of(tests), Counter())
        repeated.perform(1)
        flaky = set(tests) - {test for _, test, _ in repeated.failures}
        if repeated.count != len(tests) or not flaky:
            return
        print(f"FLAKY, passed when repeated: {', '.join(sorted(flaky))}", flush=True)
        self.outcomes = [outcome for outcome in self.outcomes if outcome[1] not in flaky]
        self.passed += len(flaky)

    def print_failures(self):
        for kind, test, text in self.failures:
            print(f"{'=' * 70}\n{kind}: {test}\n{LINE}\n{text}")

    def summarize(self, seconds):
        """Prints the failures and a summary; returns the exit status."""
        counts = Counter(kind for kind, _, _ in self.outcomes)
        failures = self.failures
        self.print_failures()
        print(f"{LINE}\nRan {self.count} tests in {seconds:.1f} s\n")
        names = {"FAIL": "failures", "ERROR": "errors", "skipped": "skipped"}
        details = ", ".join(f"{names[kind]}={counts[kind]}" for kind in names if counts[kind])
        is_good = self.count > 0 and not failures
        print(("OK" if is_good else "FAILED") + (f" ({details})" if details else ""))
        failed, skipped = len({test for _, test, _ in failures}), counts["skipped"]
        rest = f", {skipped} skipped" if skipped else ""
        print(f"{self.passed} passed, {failed} failed{rest}")
        return 0 if is_good else 1


def modules_of(names):
    """The names of tests by module; all modules without names."""
    modules = {}
    for name in names or sorted(file.stem for file in TESTS.glob("test_*.py")):
        modules.setdefault(name.split(".")[0], []).append(name)
    return modules


def expected_durations(modules):
    """Recorded durations, or estimates from the number of tests."""
    try:
        recorded = json.loads(DURATIONS.read_text())
    except (OSError, ValueError):
        recorded = {}

    def estimate(module):
        file = TESTS / f"{module}.py"
        text = file.read_text() if file.exists() else ""
        return SECONDS_PER_TEST * len(re.findall(r"^    def test_", text, re.MULTILINE))

    return {module: recorded.get(module) or estimate(module) for module in modules}


def interrupt(*_):
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2, help="Number of workers. Default: 2.")
    parser.add_argument(
        "--screenshots", action="store_true",
        help="Save screenshots of passed tests, too, in .build/browser.")
    parser.add_argument(
        "tests", nargs="*", metavar="TEST", help="Module, class or test, such as test_scenarios.")
    arguments = parser.parse_args()
    if arguments.screenshots:
        os.environ["VITRINE_SCREENSHOTS"] = "1"
    signal.signal(signal.SIGTERM, interrupt)
    modules = modules_of(arguments.tests)
    run = Run(modules, expected_durations(modules))
    start = time.monotonic()
    try:
        run.perform(max(1, arguments.workers))
        run.repeat_failures()
    except KeyboardInterrupt:
        print("\nInterrupted", file=sys.stderr)
        return 130
    if not arguments.tests:
        DURATIONS.parent.mkdir(parents=True, exist_ok=True)
        DURATIONS.write_text(json.dumps(run.durations, indent=2, sort_keys=True) + "\n")
    return run.summarize(time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
