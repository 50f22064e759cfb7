// Names the tests that failed and adds up the results that vitest and Playwright wrote into `reports`.
// The last line is the sum.
// Usage: count.mjs EXIT_CODE
import { readdirSync, readFileSync } from 'node:fs';

/** Characters of a message that are shown again. */
const MESSAGE_MAX = 1_500;

const hasFailed = process.argv[2] !== '0';

const sum = { passed: 0, failed: 0, skipped: 0 };
for (const file of readdirSync('reports')) {
  const report = JSON.parse(readFileSync(`reports/${file}`, 'utf8'));
  const counts = report.stats
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };
  for (const failure of failuresOf(report)) console.log(`${file}: FAILED ${failure}`);
  console.log(
    `${file}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  for (const name of Object.keys(sum)) sum[name] += counts[name];
}
// A failed check, a file that cannot be loaded and a runner that wrote nothing have no test to
// count.
if (hasFailed && sum.failed === 0) sum.failed = 1;
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);

/** The title of each failed test, with the first lines of its message. */
function failuresOf({ testResults, suites }) {
  const failures = testResults
    ? testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return message && failed.length === 0
          ? [[name, message]]
          : failed.map((test) => [`${name} > ${test.fullName}`, test.failureMessages.join('\n')]);
      })
    : suites.flatMap(failedSpecs);
  return failures.map(([title, message]) => `${title}\n${message.slice(0, MESSAGE_MAX)}`);
}

function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => [
        `${file} > ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ]),
    ...suites.flatMap(failedSpecs),
  ];
}
