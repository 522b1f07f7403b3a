"""Forged bundles: each field of `Info.json`, and programs that the builder has not linked."""

import copy
import json
import os
import shutil

import common

WIDGET = """
import SwiftUI
import WidgetKit

@main struct Tide: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
"""


def identity(file):
    status = os.stat(file)
    return {
        "path": str(file), "size": status.st_size,
        "modified": round(status.st_mtime_ns / 1000) / 1e6}


def forgeries(home, original):
    """The changed `Info.json` of each attack, and what it tries."""
    secret = home.home / ".ssh" / "id_rsa"
    cases = {
        "frameworks in .ssh": {"frameworks": identity(secret)},
        "frameworks in the home folder": {"frameworks": identity(home.home / "notes.txt")},
        "frameworks of the system": {"frameworks": identity("/etc/shadow")},
        "linked library": {"linkedLibrary": "../lib.so"},
        "linked library above": {"linkedLibrary": f"{home.home}/../../../etc/lib.so"},
    }
    for name in ("../../../.ssh", "..", "a/../../b", "-v", "@x", "", "a b", ".ssh"):
        cases[f"identifier {name!r}"] = {"identifier": name}
    for name in ("../../bin/sh", "/bin/sh", "..", "-c", "a\nb", ""):
        cases[f"module {name!r}"] = {"moduleName": name}
        cases[f"app {name!r}"] = {"app": name}
    for name in ("../x", "a b", "", "/etc"):
        cases[f"group {name!r}"] = {"appGroups": [name]}
    for name, value in (
        ("formatVersion", "x"), ("frameworks", None), ("moduleName", 7), ("appGroups", {}),
        ("platform", "../x"), ("executables", {"Tide": "0"}),
    ):
        cases[f"type of {name}"] = {name: value}
    for title, changes in cases.items():
        yield title, {**copy.deepcopy(original), **changes}


def programs(bundle, name):
    """Replaces the program with something else."""
    program = bundle / name
    program.unlink()
    yield "a script", lambda: program.write_text("#!/bin/sh\ncat ~/.ssh/id_rsa\n")
    yield "a link to a shell", lambda: program.symlink_to("/bin/sh")
    yield "a program of the system", lambda: shutil.copy("/bin/cat", program)
    yield "an empty file", lambda: program.write_text("")
    yield "garbage", lambda: program.write_bytes(b"\x7fELF" + os.urandom(4000))


def attacks(tool, quick):
    with common.home() as home:
        sources = home.folder / "Tide"
        sources.mkdir()
        (sources / "Tide.swift").write_text(WIDGET, encoding="utf-8")
        status, output = common.run(
            tool, ["build", sources, "-o", "Tide.vitrine"], home.folder, home.environment())
        if status:
            yield "Forged bundles.", False, output[-400:]
            return
        bundle = home.folder / "Tide.vitrine"
        original = json.loads((bundle / "Info.json").read_text())
        # The cache has the record of built bundles; a forged one comes from another machine.
        environment = home.environment(XDG_CACHE_HOME=str(home.folder / "other-cache"))
        environment["VITRINE_FRAMEWORKS"] = os.environ.get("VITRINE_FRAMEWORKS", "")
        bad, count = [], 0

        def check(title, forged):
            nonlocal count
            count += 1
            status, output = common.run(tool, ["list", forged], home.folder, environment)
            if status != 1:
                bad.append(f"{title}: status {status}")
            if common.SECRET in output:
                bad.append(f"{title}: a secret was printed")
            if "Fatal error" in output:
                bad.append(f"{title}: the tool crashed")

        cases = list(forgeries(home, original))
        for title, information in cases[::4] if quick else cases:
            forged = home.folder / "Forged.vitrine"
            shutil.copytree(bundle, forged, symlinks=True)
            (forged / "Info.json").write_text(json.dumps(information))
            check(title, forged)
            shutil.rmtree(forged)
        yield "Fields of Info.json.", not bad, "; ".join(bad[:3]) or f"{count} rejected"
        bad, count = [], 0
        forged = home.folder / "Program.vitrine"
        shutil.copytree(bundle, forged, symlinks=True)
        name = original["moduleName"]
        information = {key: value for key, value in original.items() if key != "executables"}
        (forged / "Info.json").write_text(json.dumps(information))
        for title, replace in programs(forged, name):
            replace()
            program = forged / name
            if not program.is_symlink():
                program.chmod(0o755)
            check(title, forged)
            program.unlink()
        yield "Programs of bundles.", not bad, "; ".join(bad[:3]) or f"{count} rejected"
        changes = home.changes()
        yield "The home folder.", not changes, ", ".join(changes[:3]) or "unchanged"
