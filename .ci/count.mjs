// Adds up the results that vitest and Playwright wrote into `reports`. The last line is the sum.
// Usage: count.mjs EXIT_CODE
import { readdirSync, readFileSync } from 'node:fs';

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
