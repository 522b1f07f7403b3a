"""Measures sweeps on a cluster of three nats-server processes, and on this machine.

  sweeps.py TOOL EXTENSION

Prints pictures per second, medians of 3: `local` with one worker without a cluster, `one` and `two`
with so many workers of the cluster, and `slow-one` and `slow-two` with workers that are stopped for
two thirds of the time. Two workers and three servers do not fit on two cores; slow ones do, and
tell whether the cluster keeps up.
"""

import contextlib
import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "script" / "cluster"))

import servers  # noqa: E402

AXES = ["--locales", "en_US,de_DE,ar_SA,fr_FR,es_ES,it_IT", "--devices", "phone,pad",
        "--type-sizes", "large,accessibility1", "--at", "2026-03-05T11:45"]
ROUNDS = 3


def family(process):
    """A process and its descendants."""
    members = [process]
    try:
        for task in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{task}/children") as children:
                for child in children.read().split():
                    members += family(int(child))
    except OSError:
        pass  # It has ended.
    return members


@contextlib.contextmanager
def slowed(workers, period=0.03, share=1 / 3):
    """Stops the workers for a part of each period, in seconds."""
    has_ended = threading.Event()

    def send(sign):
        for worker in workers:
            for member in family(worker.pid):
                with contextlib.suppress(OSError):
                    os.kill(member, sign)

    def run():
        while not has_ended.is_set():
            send(signal.SIGSTOP)
            time.sleep(period * (1 - share))
            send(signal.SIGCONT)
            time.sleep(period * share)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        has_ended.set()
        thread.join()
        send(signal.SIGCONT)


class Bench:
    def __init__(self, tool, extension, folder):
        self.tool, self.extension, self.folder = tool, extension, folder
        self.cluster = servers.Cluster(folder)
        self.url = self.cluster.url
        self.cluster.start(tool)

    def rate(self, *arguments):
        """Pictures per second of a sweep."""
        with tempfile.TemporaryDirectory(dir=self.folder) as output:
            run = subprocess.run(
                [self.tool, "sweep", self.extension, *AXES, "--json", "-o", output, *arguments],
                capture_output=True, text=True, check=True)
        report = json.loads(run.stdout)
        return report["drawn"] / report["seconds"]

    def cluster_rate(self, count, is_slow=False):
        workers = [
            subprocess.Popen([self.tool, "worker", "--cluster", self.url, "--jobs", "1",
                              "--name", f"worker{number}"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for number in range(count)]
        try:
            # Workers that have the extension.
            self.rate("--cluster", self.url)
            with slowed(workers) if is_slow else contextlib.nullcontext():
                return self.rate("--cluster", self.url)
        finally:
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.wait()


def main():
    tool, extension = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="vitrine-sweeps-") as name:
        bench = Bench(tool, extension, pathlib.Path(name))
        try:
            rates = {"local": [], "one": [], "two": [], "slow-one": [], "slow-two": []}
            # Alternating, so that a busy machine affects all.
            for _ in range(ROUNDS):
                rates["local"].append(bench.rate("--workers", "1"))
                rates["one"].append(bench.cluster_rate(1))
                rates["two"].append(bench.cluster_rate(2))
                rates["slow-one"].append(bench.cluster_rate(1, is_slow=True))
                rates["slow-two"].append(bench.cluster_rate(2, is_slow=True))
            for key, values in rates.items():
                print(f"{key} {statistics.median(values):.1f}")
        finally:
            bench.cluster.stop()


if __name__ == "__main__":
    main()
