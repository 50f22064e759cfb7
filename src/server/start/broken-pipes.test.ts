import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const GOES_ON = 7;
/** Starting Node with a loader takes long on a busy machine. */
const START_TIMEOUT_MS = 60_000;
const script = `
  const { ignoreBrokenPipes } = await import('./src/server/start/broken-pipes.ts');
  ignoreBrokenPipes();
  process.stdin.resume().on('end', () => process.stderr.write('a\\n', () => process.stderr.write('b\\n', () => setImmediate(() => process.exit(${GOES_ON})))));`;

it(
  'keeps running when the reader of its output is gone',
  async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { stdio: ['pipe', 'ignore', 'pipe'] },
    );
    child.stderr.destroy();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([GOES_ON, null]);
  },
  START_TIMEOUT_MS,
);
