// Adds up the results that vitest and Playwright wrote into `reports`. The last line is the sum.
import { readdirSync, readFileSync } from 'node:fs';

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
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
