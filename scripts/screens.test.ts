import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('prints its usage and does nothing for unknown arguments', () => {
  const { status, stderr } = spawnSync(
    'npx',
    ['tsx', '--tsconfig', 'tsconfig.server.json', 'scripts/screens.ts', '--acept'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('npm run screens -- [NAME …] [--accept | --out FOLDER]');
}, 60_000);
