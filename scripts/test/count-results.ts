import { readReport } from './read-report';

export type Counts = { passed: number; failed: number; skipped: number };

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** What vitest counted; a run that wrote no report is one failure. */
export function vitestCounts(file: string, exitCode: number): Counts {
  const report = readReport<VitestReport>(file);
  if (!report) return { ...NOTHING, failed: 1 };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that cannot even be loaded fails without a test to count.
  const failed = exitCode !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed, failed, skipped: numPendingTests + numTodoTests };
}

/** What Playwright counted; a test that passed only at the second try has failed. */
export function playwrightCounts(file: string, exitCode: number): Counts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { ...NOTHING, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped };
}
