import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { add, type Counts, NOTHING, playwrightCounts, vitestCounts } from './test/count-results';
import { playwrightFailures, tellFailures, vitestFailures } from './test/failures';
import { findChromium } from './test/find-chromium';
import { findJava } from './test/find-java';
import { findRedis } from './test/find-redis';

type Stage = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count?: (exitCode: number) => Counts;
};

const reports = mkdtempSync(path.join(tmpdir(), 'makerstep-test-'));
const vitestReport = path.join(reports, 'vitest.json');
const faultsReport = path.join(reports, 'faults.json');
const playwrightReport = path.join(reports, 'playwright.json');

function stages(): Stage[] {
  findJava();
  findRedis();
  return [
    { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'Dependency rules', command: ['npm', 'run', '--silent', 'rules'] },
    { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
    {
      name: 'Unit, component and database tests',
      command: vitest(['unit', 'db', 'blob', 'ui'], vitestReport),
      count: (exitCode) => vitestCounts(vitestReport, exitCode),
    },
    {
      name: 'Browser tests against the production build',
      command: ['npx', 'playwright', 'test'],
      env: {
        CHROMIUM_PATH: findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        E2E_DATA_DIR: path.join(reports, 'data'),
      },
      count: (exitCode) => playwrightCounts(playwrightReport, exitCode),
    },
    // Last: it runs on the build that the browser tests have made.
    {
      name: 'Faults of the production build',
      command: vitest(['faults'], faultsReport),
      count: (exitCode) => vitestCounts(faultsReport, exitCode),
    },
  ];
}

const vitest = (projects: string[], report: string) => [
  'npx',
  'vitest',
  'run',
  ...projects.flatMap((name) => ['--project', name]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

function run({ command: [program = '', ...args], env }: Stage): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
}

// Every stage runs, also after one has failed: a person wants to know everything that is wrong at once.
let total = NOTHING;
for (const stage of stages()) {
  process.stdout.write(`\n== ${stage.name}\n`);
  const exitCode = await run(stage);
  const counts = stage.count?.(exitCode) ?? {
    ...NOTHING,
    passed: exitCode === 0 ? 1 : 0,
    failed: exitCode === 0 ? 0 : 1,
  };
  process.stdout.write(
    `   ${stage.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
  );
  total = add(total, counts);
}
const failures = [
  ...vitestFailures(vitestReport, process.cwd()),
  ...playwrightFailures(playwrightReport),
  ...vitestFailures(faultsReport, process.cwd()),
];
if (failures.length > 0) process.stdout.write(`\n== What failed\n${tellFailures(failures)}\n`);
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
