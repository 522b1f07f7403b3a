"""Measures sweeps on a cluster of three nats-server processes, and on this machine.

  sweeps.py TOOL EXTENSION

Prints pictures per second: `local` and `pair` with one and two workers without a cluster, `one` and
`two` with so many workers of the cluster, medians of 3; and `cores`, the processors that `local`
uses. One worker draws while its extension archives and a thread encodes, so that two workers cannot
be faster than the machine's processors divided by `cores`: `possible`, at most 2.
"""

import ctypes
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "script" / "cluster"))

import servers  # noqa: E402

# A worker starts a process of the extension for each language, and keeps two of them. With three
# languages, no sweep reuses a process of the sweep before.
AXES = ["--locales", "en_US,de_DE,ar_SA", "--devices", "phone,pad", "--type-sizes",
        "small,large,accessibility1", "--at", "2026-03-05T11:45"]
# A sweep of a few pictures, for which the workers get the extension.
FEW = ["--locales", "en_US", "--at", "2026-03-05T11:45"]
ROUNDS = 3
PR_SET_CHILD_SUBREAPER = 36


class Bench:
    def __init__(self, tool, extension, folder):
        self.tool, self.extension, self.folder = tool, extension, folder
        self.cluster = servers.Cluster(folder)
        self.url = self.cluster.url
        self.cluster.start(tool)

    def rate(self, *arguments, axes=AXES):
        """Pictures per second of a sweep."""
        with tempfile.TemporaryDirectory(dir=self.folder) as output:
            run = subprocess.run(
                [self.tool, "sweep", self.extension, *axes, "--json", "-o", output, *arguments],
                capture_output=True, text=True, check=True)
        report = json.loads(run.stdout)
        return report["drawn"] / report["seconds"]

    def local(self):
        """Pictures per second of a sweep with one worker, and the processors it uses."""
        before, start = processor_seconds(), time.monotonic()
        rate = self.rate("--workers", "1")
        return rate, (processor_seconds() - before) / (time.monotonic() - start)

    def cluster_rate(self, count):
        workers = [
            subprocess.Popen([self.tool, "worker", "--cluster", self.url, "--jobs", "1",
                              "--name", f"worker{number}"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for number in range(count)]
        try:
            # Workers that have the extension.
            self.rate("--cluster", self.url, axes=FEW)
            return self.rate("--cluster", self.url)
        finally:
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.wait()


def adopt_orphans():
    """Makes this process the parent of descendants whose parent ends: of extensions, because
    their sandboxes are killed."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0):
        sys.exit("sweeps.py: cannot adopt processes: " + os.strerror(ctypes.get_errno()))


def processor_seconds():
    """The processor time of all descendants that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    tool, extension = sys.argv[1:]
    adopt_orphans()
    with tempfile.TemporaryDirectory(prefix="vitrine-sweeps-") as name:
        bench = Bench(tool, extension, pathlib.Path(name))
        try:
            rates = {"local": [], "pair": [], "one": [], "two": []}
            cores = []
            # Alternating, so that a busy machine affects all.
            for _ in range(ROUNDS):
                rate, used = bench.local()
                rates["local"].append(rate)
                cores.append(used)
                rates["pair"].append(bench.rate("--workers", "2"))
                rates["one"].append(bench.cluster_rate(1))
                rates["two"].append(bench.cluster_rate(2))
            for key, values in rates.items():
                print(f"{key} {statistics.median(values):.1f}")
            used = statistics.median(cores)
            print(f"cores {used:.2f}")
            print(f"possible {min(2, len(os.sched_getaffinity(0)) / used):.2f}")
        finally:
            bench.cluster.stop()


if __name__ == "__main__":
    main()
