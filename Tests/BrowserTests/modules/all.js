import "./controls.js";
import "./dates.js";
import "./grid.js";
import "./offers.js";
import "./points.js";
import "./state.js";
import "./summary.js";
import "./time-marks.js";
export { run } from "./check.js";
