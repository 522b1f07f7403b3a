"""Measures sweeps on a cluster of three nats-server processes, and on this machine.

  sweeps.py TOOL EXTENSION

Prints pictures per second: `local` and `pair` with one and two workers without a cluster, `one` and
`two` with so many workers of the cluster, medians of 3; and `cores`, the processors that `local`
uses. One worker draws while its extension archives and threads encode, and the servers and the
sweep work beside it, so that two workers cannot be faster than the machine's processors divided by
those that `one` uses together: `possible`, at most 2.

`shared` is the rate that is possible with the cluster: the machine's processors divided by the
processor time of a picture, in the worker, the servers and the sweep together, at most `local`.
`picture` and `local-picture` are the milliseconds of processor time with and without the cluster.
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
        return self.sweep(*arguments, axes=axes)[0]

    def sweep(self, *arguments, axes=AXES):
        """Pictures per second of a sweep, and their number."""
        with tempfile.TemporaryDirectory(dir=self.folder) as output:
            run = subprocess.run(
                [self.tool, "sweep", self.extension, *axes, "--json", "-o", output, *arguments],
                capture_output=True, text=True, check=True)
        report = json.loads(run.stdout)
        return report["drawn"] / report["seconds"], report["drawn"]

    def local(self):
        """Pictures per second of a sweep with one worker, the processors it uses, and the
        processor time of a picture."""
        before, start = processor_seconds(), time.monotonic()
        rate, count = self.sweep("--workers", "1")
        used = processor_seconds() - before
        return rate, used / (time.monotonic() - start), used / count

    def cluster_rate(self, count):
        """Pictures per second of a sweep with `count` workers, and the processor time of a
        picture."""
        workers = [
            subprocess.Popen([self.tool, "worker", "--cluster", self.url, "--jobs", "1",
                              "--name", f"worker{number}"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for number in range(count)]
        try:
            # Workers that have the extension.
            self.rate("--cluster", self.url, axes=FEW)
            others = [each.pid for each in workers] + [
                server.process.pid for server in self.cluster.servers]
            before = processor_seconds() + sum(map(processor_seconds_below, others))
            rate, drawn = self.sweep("--cluster", self.url)
            used = processor_seconds() + sum(map(processor_seconds_below, others)) - before
            return rate, used / drawn
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


def processor_seconds_below(process):
    """The processor time of a process and of its descendants, also of those that it has awaited."""
    place = pathlib.Path("/proc") / str(process)
    try:
        fields = (place / "stat").read_text().rsplit(")", 1)[1].split()
        children = [child for thread in (place / "task").iterdir()
                    for child in (thread / "children").read_text().split()]
    except OSError:
        return 0
    # utime, stime, cutime and cstime.
    ticks = sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK") + sum(map(processor_seconds_below, children))


def main():
    tool, extension = sys.argv[1:]
    adopt_orphans()
    with tempfile.TemporaryDirectory(prefix="vitrine-sweeps-") as name:
        bench = Bench(tool, extension, pathlib.Path(name))
        try:
            rates = {"local": [], "pair": [], "one": [], "two": []}
            cores, costs = [], {"local": [], "one": []}
            # Alternating, so that a busy machine affects all.
            for _ in range(ROUNDS):
                rate, used, cost = bench.local()
                rates["local"].append(rate)
                cores.append(used)
                costs["local"].append(cost)
                rates["pair"].append(bench.rate("--workers", "2"))
                rate, cost = bench.cluster_rate(1)
                rates["one"].append(rate)
                costs["one"].append(cost)
                rates["two"].append(bench.cluster_rate(2)[0])
            for key, values in rates.items():
                print(f"{key} {statistics.median(values):.1f}")
            used = statistics.median(cores)
            processors = len(os.sched_getaffinity(0))
            print(f"cores {used:.2f}")
            local, cost = statistics.median(rates["local"]), statistics.median(costs["one"])
            shared = statistics.median(rates["one"]) * cost
            print(f"shared-cores {shared:.2f}")
            print(f"possible {min(2, processors / shared):.2f}")
            print(f"shared {min(local, processors / cost):.1f}")
            print(f"picture {cost * 1000:.1f}")
            print(f"local-picture {statistics.median(costs['local']) * 1000:.1f}")
        finally:
            bench.cluster.stop()


if __name__ == "__main__":
    main()
