"use strict";

const { ToolError } = require("./errors");

/** The revisions of the Model Context Protocol that the extension speaks, newest first. */
const REVISIONS = ["2025-11-25", "2025-06-18"];

/** The tools that the extension calls, with the parameters that it passes. */
const NEEDED = {
  frames: [
    "path", "filter", "kinds", "entries", "id", "variants", "target", "device", "scale", "at",
  ],
  check: ["path", "target"],
  audit: ["path", "target"],
};

/** Greets the server. Returns its version and what it can do. */
async function greet(client, { program, version }) {
  const result = await client.request("initialize", {
    protocolVersion: REVISIONS[0], capabilities: {},
    clientInfo: { name: "vitrine-vscode", title: "Vitrine for Visual Studio Code", version },
  });
  const server = serverOf(result, program);
  client.notify("notifications/initialized");
  return {
    version: server,
    missing: missingTools(await client.request("tools/list", {}), server, version),
    warning: versionWarning(server, version),
  };
}

function serverOf(result, program) {
  const name = result?.serverInfo?.name;
  if (name !== "vitrine") {
    throw new ToolError(
      "notVitrine", `${program} is not vitrine: it calls itself`
        + ` ${JSON.stringify(name) ?? "nothing"}. Set vitrine.path to the program vitrine.`,
      { isFinal: true });
  }
  const version = String(result.serverInfo.version ?? "of an unknown version");
  if (!REVISIONS.includes(result.protocolVersion)) {
    throw new ToolError(
      "revision", `vitrine ${version} speaks revision ${result.protocolVersion} of the protocol;`
        + ` the extension speaks ${REVISIONS.join(" and ")}.`
        + ` ${olderOf(version)}`, { isFinal: true });
  }
  return version;
}

/** The sentences about tools that are missing or that lack parameters, by tool. */
function missingTools(list, server, version) {
  if (!Array.isArray(list?.tools)) {
    throw new ToolError(
      "unreadable", `vitrine ${server} did not list its tools. Update vitrine and the extension`
        + " to the same version.", { isFinal: true });
  }
  const tools = new Map(list.tools.map((tool) => [tool?.name, tool]));
  const missing = new Map();
  for (const [name, parameters] of Object.entries(NEEDED)) {
    const known = tools.get(name)?.inputSchema?.properties ?? {};
    const absent = parameters.filter((parameter) => !(parameter in known));
    if (absent.length === 0) continue;
    const what = tools.has(name)
      ? `its tool ${name} has no parameter ${absent.join(", ")}` : `it has no tool ${name}`;
    missing.set(name, `vitrine ${server} does not fit this extension, ${version}: ${what}.`
      + " Install the extension and vitrine from the same release.");
  }
  return missing;
}

/** A sentence if the versions differ; tools can still fit. */
function versionWarning(server, version) {
  const release = (text) => text.split(".").slice(0, 2).join(".");
  if (release(server) === release(version)) return null;
  return `vitrine is ${server} and the extension ${version}. Install both from the same release.`;
}

const olderOf = (version) => `Update the extension to ${version}, or vitrine to the extension.`;

module.exports = { greet };
