#!/usr/bin/env python3
"""Times `vitrine serve --watch`: from closing a saved file to the painted picture in Chromium.

    saves.py TOOL PROJECT EXTENSION KIND FAMILY SOURCE TEXT

Changes TEXT, a part of a literal in SOURCE, a path inside PROJECT, again and again, while the page
shows the widget: first together with a comment, so that it is compiled, then alone. A script takes
the place of swiftc and notes how long it compiles the whole extension, which the first build does.
Prints `save` and `literal`, the medians in seconds, `save-slow` and `literal-slow`, the slowest,
and `swiftc`, the compiler's time for the module.
"""
import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(ROOT / "Tests" / "Device" / "BrowserTests"), str(ROOT / "Benchmarks" / "Chromium")]
from changes import TimedCompiler  # noqa: E402

ROUNDS = 5

# Resolves to the time at which the next picture of the item has been painted.
WATCH = """
() => {
  const item = document.querySelector(".item");
  const last = () => [...item.querySelectorAll("img.picture")].at(-1)?.src;
  const old = last();
  window.painted = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (last() === old) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(Date.now());
        channel.port2.postMessage(null);
      });
    });
    watch.observe(item, { childList: true, subtree: true, attributes: true });
  });
}
"""


def main():
    tool, project, extension, kind, family, name, text = sys.argv[1:]
    os.environ["VITRINE_TOOL"] = tool
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        copy = folder / pathlib.Path(project).name
        shutil.copytree(project, copy)
        compiler = TimedCompiler(folder / "bin")
        compiler.use_defaults(True)
        os.environ.update(
            XDG_CACHE_HOME=str(folder / "cache"), PATH=f"{compiler.folder}:{os.environ['PATH']}")
        # After VITRINE_TOOL is set, which these read.
        from page import opened

        from served_device import ServedDevice
        device = ServedDevice(copy, options=["--watch"])
        try:
            measure(
                device, compiler, copy / name, text, opened,
                {"extension": extension, "kind": kind, "family": family})
        finally:
            device.close()


def measure(device, compiler, source, text, opened, widget):
    while device.run("builds")[0]["phase"] != "current":
        time.sleep(0.2)
    times = [seconds for kind, seconds in compiler.runs() if kind == "compile"]
    compiler.use_defaults(False)
    device.run("place", **widget)
    # Timers do not change the picture.
    device.run("clock", rate=0)
    original = source.read_text()
    assert text in original, f"{source} has no {text}"
    with opened(device) as page:
        page.wait_for_selector(".item img.picture")
        page.wait_for_timeout(2000)
        seconds = []
        for number in range(ROUNDS):
            wait_for_literals(device)
            changed = original.replace(text, f"{text}{number}") + f"// {number}\n"
            seconds.append(saved(page, source, changed, 0.5))
        report("save", seconds)
        source.write_text(original)
        page.wait_for_timeout(1000)
        wait_for_literals(device)
        seconds = []
        for number in range(ROUNDS):
            seconds.append(saved(page, source, original.replace(text, f"{text}{number}"), 4))
        report("literal", seconds)
    # The first compilation is that of the extension, unless a module or the app precedes it.
    print(f"swiftc {max(times):.2f}")


def saved(page, source, text, pause):
    """The seconds from closing the saved file to the painted picture. Then pauses, so that the
    compiler can confirm what is shown."""
    page.evaluate(WATCH)
    source.write_text(text)
    start = time.time()
    seconds = page.evaluate("window.painted") / 1000 - start
    page.wait_for_timeout(pause * 1000)
    return seconds


def wait_for_literals(device):
    """Waits until literals can be changed without the compiler, so that nothing is compiled."""
    while not device.run("builds")[0].get("literals"):
        time.sleep(0.2)


def report(name, seconds):
    print(f"{name} {statistics.median(seconds):.3f}")
    print(f"{name}-slow {max(seconds):.3f}")


if __name__ == "__main__":
    main()
