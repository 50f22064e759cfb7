import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says how it is asked, and does nothing, where it was asked for something else', () => {
  const { status, stderr } = spawnSync(
    'npx',
    ['tsx', '--tsconfig', 'tsconfig.server.json', 'scripts/screens.ts', '--acept'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('npm run screens -- [NAME …] [--accept | --out FOLDER]');
}, 60_000);
