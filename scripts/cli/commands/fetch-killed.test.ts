import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fetching } from '@/testing/dozuki-site/fetching';
import { standInDozukiSite } from '@/testing/dozuki-site/site';

it('goes on after it was killed in the middle', { timeout: 60_000 }, async () => {
  const site = await standInDozukiSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-killed-'));
  const out = path.join(folder, 'guides.zip');
  const { bring } = fetching(
    () => site.address,
    () => out,
  );
  await bring();
  const whole = await readFile(out);
  await rm(out);
  await rm(`${out}.part`, { recursive: true });
  site.asked.length = 0;
  const run = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `const { main } = await import('./scripts/cli/main.ts');
       await main(${JSON.stringify(['fetch', site.address, '--out', out, '--yes'])});`,
    ],
    { env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.server.json' }, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => run.on('close', resolve));
  site.onAsked = (count) => {
    if (count === 9) run.kill('SIGKILL');
  };
  await ended;
  expect(run.signalCode).toBe('SIGKILL');
  const before = site.asked.map(({ path: each }) => each);
  site.onAsked = () => undefined;
  expect(await bring()).toBe(0);
  expect(await readFile(out)).toEqual(whole);
  const again = site.asked.slice(before.length).map(({ path: each }) => each);
  // The last one was not whole when the command was killed.
  expect(before.slice(3, -1).filter((each) => again.includes(each))).toEqual([]);
  await site.close();
  await rm(folder, { recursive: true });
});
