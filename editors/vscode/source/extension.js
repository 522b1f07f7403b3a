"use strict";

const vscode = require("vscode");
const main = require("./editor/main");

module.exports = { activate: (context) => main.activate(vscode, context), deactivate: () => {} };
