import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setResponseCache, publishInvalidation } from './invalidation';
import { shareInvalidation } from './shared-invalidation';

const { connections, queryRaw, publish, disconnect } = vi.hoisted(() => ({
  connections: [] as (EventEmitter & { status: string })[],
  queryRaw: vi.fn(),
  publish: vi.fn(),
  disconnect: vi.fn(),
}));
vi.mock('ioredis', () => ({
  Redis: class extends EventEmitter {
    status = 'ready';
    publish = publish;
    disconnect = disconnect;
    subscribe = vi.fn(async () => undefined);
    constructor() {
      super();
      connections.push(this);
    }
  },
}));
vi.mock('../env/env', () => ({
  env: () => ({ redisUrl: 'redis://localhost', publicUrl: 'http://localhost:3000' }),
  logLevel: () => 'silent',
}));
vi.mock('../db/client', () => ({ db: () => ({ $queryRaw: queryRaw }) }));

const FROM = '0b6b2c5e-6f0e-4b63-9b8e-0d6f8d6f3c11';
const ALL = ['everything'];
const dropped: (readonly string[])[] = [];
const message = (value: unknown) =>
  connections[1]?.emit(
    'message',
    'channel',
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const droppedBy = async (work: () => unknown) => {
  await work();
  await vi.advanceTimersByTimeAsync(0);
  return dropped.splice(0);
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  setResponseCache({ invalidate: (tags) => void dropped.push(tags) });
  await shareInvalidation();
});
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  dropped.length = 0;
  vi.resetAllMocks();
});

it('invalidates what other instances publish, and not its own messages', async () => {
  publish.mockImplementation(async (_, text: string) => message(text));
  expect(await droppedBy(() => publishInvalidation(['project:a', 'projects']))).toEqual([]);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(await droppedBy(() => message({ from: FROM, tags: ['project:a', 'projects'] }))).toEqual([
    ['project:a', 'projects'],
  ]);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  { from: FROM },
  { from: FROM, tags: [1] },
  { from: 'x', tags: ALL },
  { from: FROM, tags: 'everything' },
])('ignores %j, which is not a message of ours', async (text) => {
  expect(await droppedBy(() => message(text))).toEqual([]);
});

it('invalidates everything once when the connection is lost, and once when it is back', async () => {
  const [, subscriber] = connections;
  expect(await droppedBy(() => subscriber?.emit('ready'))).toEqual([ALL]);
  expect(await droppedBy(() => subscriber?.emit('close'))).toEqual([ALL]);
  expect(await droppedBy(() => subscriber?.emit('close'))).toEqual([]);
  expect(await droppedBy(() => subscriber?.emit('ready'))).toEqual([ALL]);
});

it('a change does not fail when its message cannot be published', async () => {
  publish.mockRejectedValue(new Error('not connected'));
  await expect(publishInvalidation(['projects'])).resolves.toBeUndefined();
});

it('replaces a dead connection once: no second publisher waits for it', async () => {
  const [publisher] = connections;
  if (!publisher) return expect.unreachable();
  disconnect.mockImplementation(() => void (publisher.status = 'reconnecting'));
  publish.mockRejectedValue(new Error('Command timed out'));
  await publishInvalidation(['projects']);
  await publishInvalidation(['projects']);
  expect(disconnect.mock.calls).toEqual([[true]]);
});

it('expires entries after a minute, except while the database is unavailable', async () => {
  expect(await droppedBy(() => vi.advanceTimersByTimeAsync(60_000))).toEqual([ALL]);
  queryRaw.mockRejectedValueOnce(new Error('away'));
  expect(await droppedBy(() => vi.advanceTimersByTimeAsync(60_000))).toEqual([]);
});
