import { parseArgs } from 'node:util';

// Prisma reads relations in parallel within a transaction, which pg announces to forbid one day.
process.noDeprecation = true;

/** Each prints how long something takes, beside a plainer way of the same in the same run. */
const BENCHES: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  analytics: () => import('./bench/analytics'),
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.\nUsage: npm run bench -- [NAME …]\n`);
  process.exitCode = 1;
} else {
  for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
    process.stdout.write(`\n== ${name}\n`);
    await (await BENCHES[name]?.())?.run();
  }
}
