import { spawnSync } from 'node:child_process';

const browser = (project: string) => `npx playwright test --project ${project}`;
const vitest = (project: string) => `npx vitest run --project ${project}`;

/** The parts of `npm run test:full`, in this order. */
const PARTS: Record<string, { what: string; command: string }> = {
  validate: { what: 'what npm test runs', command: 'npm run validate' },
  more: { what: 'browser tests of what rarely breaks', command: browser('more') },
  screens: {
    what: 'pictures of screens, and all screens in both languages and with large letters',
    command: browser('screens'),
  },
  budgets: {
    what: 'bytes, widths of pictures, frames and Lighthouse',
    command: browser('budgets'),
  },
  pages: {
    what: 'requests per second beside a bare Next app, against the accepted ratios',
    command: 'npm run bench -- pages',
  },
  html: { what: 'the HTML checker (needs Java 11 or newer)', command: browser('html') },
  browsers: {
    what: 'one journey in Firefox ESR and in WebKitGTK (needs firefox-esr or firefox, webkit2gtk-driver, xvfb)',
    command: browser('browsers'),
  },
  docs: { what: 'every example of the documentation', command: browser('docs') },
  blob: { what: 'pictures in Vercel Blob', command: vitest('blob') },
  s3: { what: 'pictures in a bucket of S3', command: vitest('s3') },
  faults: {
    what: 'processes that are killed, starved and overloaded',
    command: vitest('faults'),
  },
  clocks: {
    what: 'unit and database tests at other times (needs gcc and libfaketime on Linux)',
    command: 'npx tsx --tsconfig tsconfig.server.json scripts/clocks/run.ts',
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(', ')}. Usage: npm run test:full -- [PART …]\n`,
  );
  for (const [name, { what }] of Object.entries(PARTS))
    process.stderr.write(`  ${name.padEnd(10)}${what}\n`);
  process.exit(2);
}

const failed: string[] = [];
for (const [name, { what, command }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n== ${name}: ${what}\n`);
  const started = Date.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    // The event names the file of results where CI wants one.
    env: {
      ...process.env,
      npm_lifecycle_event: `test:full:${name}`,
      FAULT_ROUNDS: '4',
      FAULT_WRITES: '300',
      FUZZ: 'all',
    },
  });
  if (status !== 0) failed.push(name);
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
