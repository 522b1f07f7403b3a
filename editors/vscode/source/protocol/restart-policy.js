"use strict";

/** The delays before the restarts of a program that keeps ending, in milliseconds. */
const DELAYS = [500, 1000, 2000, 4000, 8000, 16000];
/** A program that ran this long was healthy: its end starts a new series. */
const HEALTHY = 60_000;

/**
 * Decides when a program that has ended is started again. A value without clocks and timers.
 *
 *     const delay = policy.ended({ ran: 1200 });   // 500, then 1000, …, at last null: give up
 */
class RestartPolicy {
  constructor() {
    this.failures = 0;
  }

  /** Returns the delay before the next start, or null if it is not worth trying. */
  ended({ ran }) {
    if (ran >= HEALTHY) this.failures = 0;
    this.failures += 1;
    return DELAYS[this.failures - 1] ?? null;
  }

  /** The user wants it: all attempts are available. */
  reset() {
    this.failures = 0;
  }
}

module.exports = { RestartPolicy, DELAYS };
