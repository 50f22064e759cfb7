import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { logger } from './logger';
import { logNodeWarnings } from './node-warnings';

it('logs warnings of Node, and not that Prisma reads in parallel', async () => {
  const listeners = process.listeners('warning');
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  logNodeWarnings();
  process.emitWarning(
    'Calling client.query() when the client is already executing a query is deprecated',
    'DeprecationWarning',
  );
  process.emitWarning('The file is old', 'Warning');
  // Node emits them in the next tick.
  await setImmediate();
  expect(warn.mock.calls).toEqual([
    ['node_warning', { name: 'Warning', message: 'The file is old' }],
  ]);
  process.removeAllListeners('warning');
  for (const listener of listeners) process.on('warning', listener);
});
