"""Measures sweeps on a cluster of three nats-server processes, and on this machine.

  sweeps.py TOOL EXTENSION

Prints pictures per second: `local` with one worker without a cluster, `one` and `two` with so many
workers of the cluster, medians of 3.
"""

import importlib.machinery
import importlib.util
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
AXES = ["--locales", "en_US,de_DE,ar_SA,fr_FR,es_ES,it_IT", "--devices", "phone,pad",
        "--type-sizes", "large,accessibility1", "--at", "2026-03-05T11:45"]
ROUNDS = 3


def faults():
    """The servers of script/cluster-faults."""
    loader = importlib.machinery.SourceFileLoader("faults", str(ROOT / "script/cluster-faults"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("faults", loader))
    loader.exec_module(module)
    return module


class Bench:
    def __init__(self, tool, extension, folder):
        self.tool, self.extension, self.folder = tool, extension, folder
        module = faults()
        routes = module.free_ports(3)
        self.servers = [module.Server(folder, number, port, routes)
                        for number, port in enumerate(module.free_ports(3))]
        self.url = ",".join(f"nats://127.0.0.1:{server.port}" for server in self.servers)
        deadline = time.monotonic() + 60
        while subprocess.run([tool, "cluster", "check", self.url, "--replicas", "3"],
                             capture_output=True).returncode:
            if time.monotonic() > deadline:
                sys.exit("sweeps.py: the cluster is not ready")
            time.sleep(0.5)

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
            rates = {"local": [], "one": [], "two": []}
            # Alternating, so that a busy machine affects all.
            for _ in range(ROUNDS):
                rates["local"].append(bench.rate("--workers", "1"))
                rates["one"].append(bench.cluster_rate(1))
                rates["two"].append(bench.cluster_rate(2))
            for key, values in rates.items():
                print(f"{key} {statistics.median(values):.1f}")
        finally:
            for server in bench.servers:
                server.kill()


if __name__ == "__main__":
    main()
