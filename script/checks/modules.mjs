/**
 * Parses and links modules without running them. Prints `FILE:LINE: message` for each syntax error,
 * missing file and import of a name that is not exported. Paths are relative to the root folder.
 *
 *     node --experimental-vm-modules script/checks/modules.mjs FILE...
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import * as vm from "node:vm";

const context = vm.createContext({});
const modules = new Map();
const findings = new Set();

/** The line of a syntax error, which an error of `SourceTextModule` does not contain. */
function lineOfError(source) {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  const file = join(folder, "module.mjs");
  writeFileSync(file, source);
  const { stderr } = spawnSync(process.execPath, ["--check", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return /module\.mjs:(\d+)/.exec(stderr)?.[1] ?? 1;
}

function parse(path) {
  if (modules.has(path)) return modules.get(path);
  const source = readFileSync(path, "utf8");
  let module = null;
  try {
    module = new vm.SourceTextModule(source, {
      identifier: path, context, initializeImportMeta() {}, importModuleDynamically() {},
    });
  } catch (error) {
    findings.add(`${path}:${lineOfError(source)}: ${error.message}`);
    module = new vm.SyntheticModule([], () => {}, { identifier: path, context });
  }
  modules.set(path, module);
  return module;
}

async function builtIn(specifier) {
  const names = Object.keys(await import(specifier));
  return new vm.SyntheticModule(names, () => {}, { identifier: specifier, context });
}

function find(specifier, referrer) {
  if (specifier.startsWith("node:")) return builtIn(specifier);
  const path = specifier.startsWith("/page/")
    ? specifier.replace("/page/", "Resources/Page/")
    : posix.join(posix.dirname(referrer.identifier), specifier);
  return parse(path);
}

for (const path of process.argv.slice(2)) {
  try {
    const module = parse(path);
    if (module.status === "unlinked") await module.link(find);
  } catch (error) {
    findings.add(`${path}:1: ${error.message.split("\n")[0]}`);
  }
}
for (const finding of findings) console.log(finding);
