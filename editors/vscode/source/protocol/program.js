"use strict";

const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const REMEDY = "Install vitrine, or set vitrine.path to the program.";

/** The path of a program as the user has set it: `~/` is the home folder. */
function expanded(program) {
  return program.startsWith("~/") ? path.join(os.homedir(), program.slice(2)) : program;
}

/** Starts `vitrine mcp` for a folder, as `Session` expects it. */
function startProgram(setting, folder) {
  const program = expanded(setting.trim() || "vitrine");
  const child = spawn(program, ["mcp", "--editor", folder], { cwd: folder, stdio: "pipe" });
  let hasEnded = false;
  // Writing to a program that has ended is reported by its end.
  child.stdin.on("error", () => {});
  return {
    program,
    send: (text) => !hasEnded && child.stdin.write(text),
    end: () => child.stdin.end(),
    kill: () => !hasEnded && child.kill("SIGKILL"),
    listen({ output, printed, ended }) {
      const end = (sentence, isFinal) => {
        if (hasEnded) return;
        hasEnded = true;
        ended(sentence, isFinal);
      };
      child.stdout.on("data", output);
      child.stderr.setEncoding("utf8");
      child.stderr.on("data", printed);
      child.on("error", (error) => end(failureOf(error, program, folder), true));
      // `close` comes after the last output, `exit` can come before it.
      child.on("close", (code, signal) => end(
        `${program} ended with ${signal ? `signal ${signal}` : `status ${code}`}.`, false));
    },
  };
}

function failureOf(error, program, folder) {
  if (!fs.existsSync(folder)) return `The folder ${folder} does not exist any more.`;
  switch (error.code) {
    case "ENOENT": return `${program} was not found. ${REMEDY}`;
    case "EACCES": return `${program} may not be executed. ${REMEDY}`;
    default: return `${program} could not be started: ${error.message}. ${REMEDY}`;
  }
}

module.exports = { startProgram };
