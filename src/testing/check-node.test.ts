import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const programs = execFileSync('git', ['ls-files', 'scripts/*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^scripts\/[\w-]+\.mjs$/.test(file) && !file.endsWith('/check-node.mjs'));

/** Runs a program in a Node that claims to be another one. */
const runAs = (node: string, program: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`,
      program,
    ],
    { encoding: 'utf8' },
  );

describe('an old Node', () => {
  it.each(['16.20.2', '18.20.8', '20.18.3', '19.99.0'])('%s is refused in one line', (node) => {
    const { status, stdout, stderr } = runAs(node, 'scripts/check-node.mjs');
    expect(stderr).toBe(
      `Makerstep needs Node 20.19 or newer, and this is Node ${node}. Nothing was started. Install Node 24, as docs/install.md shows, and run it again.\n`,
    );
    expect([status, stdout]).toEqual([1, '']);
  });

  it.each(['20.19.0', '22.0.0', '24.11.1', '100.0.0'])('is not %s', (node) => {
    expect(runAs(node, 'scripts/check-node.mjs').status).toBe(0);
  });

  it.each(programs)('is refused by %s before anything else', (program) => {
    const [firstImport] = /^import .*$/m.exec(readFileSync(program, 'utf8')) ?? [];
    expect(firstImport).toBe("import './check-node.mjs';");
  });

  it.each(Object.entries(scripts).filter(([name]) => name !== 'postinstall'))(
    'is refused by npm run %s',
    (_, command) => {
      expect(command).toMatch(/^([A-Z_]+=\d+ )*node (--\S+ )*scripts\/[\w-]+\.mjs/);
    },
  );

  it('is refused by npm ci', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
    expect(engines.node).toBe('>=20.19');
  });
});
