/**
 * A small test runner for the page's pure modules: `test(name, body)` adds a test, `run()` runs all
 * of them and returns `{ count, failures }`, the failures as texts.
 */
const tests = [];

export function test(name, body) {
  tests.push({ name, body });
}

/** Compares values by their JSON. */
export function equal(actual, expected) {
  const [actualText, expectedText] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (actualText !== expectedText) throw new Error(`found ${actualText}, expected ${expectedText}`);
}

export function run() {
  const failures = [];
  for (const { name, body } of tests) {
    try {
      body();
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
    }
  }
  return { count: tests.length, failures };
}
