"""Measures `vitrine fleet` in memory: a push with few and with many devices, the memory of a
device, and a broadcast to a tenth of them and to all.

    measure.py VITRINE FEW MANY

Prints one `NAME VALUE` a line. The time of a push is processor time of the whole process, with the
sender and the bus, from the first push to the end; the median of three runs, which alternate.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

PUSHES = {"rate": 5000, "for": 6, "expires": 600, "collapse": 0.1, "priority": 5}


def fleet(tool, devices, folder, steps, duration):
    file = folder / "scenario.json"
    scenario = {"duration": duration, "activities": 1, "channels": 1, "steps": steps}
    file.write_text(json.dumps(scenario))
    command = [tool, "fleet", "--devices", str(devices), "--scenario", str(file), "--json"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(output)


def main():
    tool, few, many = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    connect = {"at": 0, "connect": {"share": 1, "over": 2}}
    times = {few: [], many: []}
    memory = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for _ in range(3):
            for devices in (few, many):
                steps = [connect, {"at": 6, "push": PUSHES}]
                report = fleet(tool, devices, folder, steps, 13)
                times[devices].append(report["processor"] / report["pushes"]["accepted"] * 1e6)
                if devices == many:
                    memory = max(memory, report["memory"])
            # All devices must be connected by then, also on a slow machine.
        steps = [connect, {"at": 20, "broadcast": {"channel": 0}}]
        broadcasts = [broadcast(tool, devices, folder, steps) for devices in (many // 10, many)]
    print("push-few", round(statistics.median(times[few]), 1))
    print("push-many", round(statistics.median(times[many]), 1))
    print("ratio", round(statistics.median(times[many]) / statistics.median(times[few]), 2))
    print("memory", round(memory / many / 1024, 1))
    print("megabytes", memory >> 20)
    for name, seconds in zip(("broadcast-few", "broadcast-many"), broadcasts, strict=True):
        print(name, round(seconds, 3))


def broadcast(tool, devices, folder, steps):
    """The seconds until a broadcast has reached all devices."""
    report = fleet(tool, devices, folder, steps, 22)["broadcasts"]
    if report["delivered"] != devices or "live" not in report:
        sys.exit(f"the broadcast did not reach {devices} connected devices: {report}")
    return report["live"]["maximum"]


if __name__ == "__main__":
    main()
