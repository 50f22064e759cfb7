import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const SERVER =
  "import { existsSync } from 'node:fs'; process.stdout.write(`parser: ${existsSync('dist/parser.cjs')}`);";
let clone: string;

/** A fresh clone whose programs do nothing, and whose server reports what it has. */
beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'makerstep-clone-'));
  await cp('scripts', path.join(clone, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.server.json'])
    await cp(file, path.join(clone, file));
  await symlink(path.resolve('node_modules'), path.join(clone, 'node_modules'));
  const build = await readFile('scripts/build-server.mjs', 'utf8');
  for (const [, source = ''] of build.matchAll(/: '([\w/.-]+\.ts)'/g)) {
    await mkdir(path.dirname(path.join(clone, source)), { recursive: true });
    await writeFile(path.join(clone, source), source === 'server.ts' ? SERVER : 'export {};');
  }
});
afterAll(() => rm(clone, { recursive: true }));

it('builds the thread of the parser before the first start from sources', async () => {
  const { stdout } = await run(process.execPath, ['scripts/serve.mjs', '--dev'], { cwd: clone });
  expect(stdout).toBe('parser: true');
});
