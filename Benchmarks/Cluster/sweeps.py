"""Measures sweeps on a cluster of three nats-server processes, and on this machine.

  sweeps.py TOOL EXTENSION

Prints pictures per second: `local` and `pair` with one and two workers without a cluster, `one` and
`two` with so many workers of the cluster, medians of 3. `pair` shows what the machine allows.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "script" / "cluster"))

import servers  # noqa: E402

# A worker starts a process of the extension for each language, and keeps two of them. With three
# languages, no sweep reuses a process of the sweep before.
AXES = ["--locales", "en_US,de_DE,ar_SA", "--devices", "phone,pad", "--type-sizes",
        "small,medium,large,xLarge,accessibility1,accessibility3", "--at", "2026-03-05T11:45"]
ROUNDS = 3


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

    def cluster_rate(self, count):
        workers = [
            subprocess.Popen([self.tool, "worker", "--cluster", self.url, "--jobs", "1",
                              "--name", f"worker{number}"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for number in range(count)]
        try:
            # Workers that have the extension.
            self.rate("--cluster", self.url)
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
            rates = {"local": [], "pair": [], "one": [], "two": []}
            # Alternating, so that a busy machine affects all.
            for _ in range(ROUNDS):
                rates["local"].append(bench.rate("--workers", "1"))
                rates["pair"].append(bench.rate("--workers", "2"))
                rates["one"].append(bench.cluster_rate(1))
                rates["two"].append(bench.cluster_rate(2))
            for key, values in rates.items():
                print(f"{key} {statistics.median(values):.1f}")
        finally:
            bench.cluster.stop()


if __name__ == "__main__":
    main()
