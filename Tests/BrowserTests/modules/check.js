/** Tests of the page's pure modules: `test(name, body)`, `run()` gives what failed, as texts. */
const tests = [];

export function test(name, body) {
  tests.push({ name, body });
}

export function equal(found, wanted) {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
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
