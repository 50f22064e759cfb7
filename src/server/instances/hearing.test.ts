import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logger';
import { Hearing } from './hearing';
import { messageIn, textOf } from './messages';

const [ME, OTHER] = [
  '0b6b2c5e-6f0e-4b63-9b8e-0d6f8d6f3c11',
  '0b6b2c5e-6f0e-4b63-9b8e-0d6f8d6f3c22',
];
const ALL = ['everything'];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
});

/** An instance on a link that carries what it says back to itself, as long as it is not cut. */
function setUp() {
  const world = {
    nowMs: 0,
    isCut: false,
    isDatabaseAway: false,
    marks: 0,
    said: [] as string[],
    dropped: [] as string[][],
    reconnects: 0,
  };
  const hearing: Hearing = new Hearing({
    id: ME,
    nowMs: () => world.nowMs,
    drop: async (tags) => void world.dropped.push([...tags]),
    link: {
      say: async (text) => {
        if (world.isCut) throw new Error('not connected');
        world.said.push(text);
        await hearing.heard(text);
      },
      reconnect: () => {
        world.reconnects += 1;
      },
    },
    mark: {
      leave: async () => {
        if (world.isDatabaseAway) throw new Error('away');
        world.marks += 1;
      },
      read: async () => {
        if (world.isDatabaseAway) throw new Error('away');
        return world.marks === 0 ? undefined : String(world.marks);
      },
    },
  });
  /** What it dropped while `work` went on. */
  const droppedBy = async (work: () => Promise<void>) => {
    const before = world.dropped.length;
    await work();
    return world.dropped.slice(before);
  };
  const wait = async (ms: number) => {
    for (const endsAtMs = world.nowMs + ms; world.nowMs < endsAtMs; ) {
      world.nowMs += 500;
      await hearing.tick();
    }
  };
  return { world, hearing, droppedBy, wait };
}

const news = (...tags: string[]) => textOf({ kind: 'expired', from: OTHER, tags });
const alive = (from = OTHER) => textOf({ kind: 'alive', from });

it('drops what others tell of, and nothing else while it hears', async () => {
  const { hearing, droppedBy, wait, world } = setUp();
  await hearing.opened();
  expect(await droppedBy(() => hearing.heard(news('project:a', 'projects')))).toEqual([
    ['project:a', 'projects'],
  ]);
  expect(
    await droppedBy(async () => {
      for (let second = 0; second < 20; second += 1) {
        await hearing.heard(alive());
        await wait(1_000);
      }
    }),
  ).toEqual([]);
  expect(world.reconnects).toBe(0);
});

it('does not apply its own word, nor anything that is no message of ours', async () => {
  const { hearing, droppedBy, world } = setUp();
  await hearing.opened();
  expect(
    await droppedBy(async () => {
      await hearing.tell(['projects']);
      for (const text of [
        '',
        '{',
        '{"kind":"expired","from":"x","tags":["projects"]}',
        '{"kind":"all"}',
      ])
        await hearing.heard(text);
    }),
  ).toEqual([]);
  expect(world.said.map(messageIn)).toEqual([{ kind: 'expired', from: ME, tags: ['projects'] }]);
});

it('keeps nothing for longer than a tick while it does not hear, and drops what it may have missed when it does again', async () => {
  const { hearing, droppedBy, wait } = setUp();
  expect(await droppedBy(() => wait(1_000))).toEqual([ALL, ALL]);
  expect(await droppedBy(() => hearing.opened())).toEqual([ALL]);
  expect(await droppedBy(() => wait(1_000))).toEqual([]);
  expect(await droppedBy(() => hearing.closed('ECONNRESET'))).toEqual([ALL]);
  expect(await droppedBy(() => hearing.closed('ECONNREFUSED'))).toEqual([]);
  expect(await droppedBy(() => wait(1_000))).toEqual([ALL, ALL]);
});

it('a link that seems to be there and carries nothing counts as none', async () => {
  const { hearing, droppedBy, wait, world } = setUp();
  await hearing.opened();
  await wait(1_000);
  world.isCut = true;
  expect(await droppedBy(() => wait(4_000))).toContainEqual(ALL);
  expect(world.reconnects).toBe(1);
});

it('drops everything once when an instance falls silent, as it may have ended before it could tell', async () => {
  const { hearing, droppedBy, wait } = setUp();
  await hearing.opened();
  await hearing.heard(alive());
  expect(await droppedBy(() => wait(5_000))).toEqual([]);
  expect(await droppedBy(() => wait(10_000))).toEqual([ALL]);
});

it('marks in the database what it cannot tell, and drops everything at a mark of others', async () => {
  const { hearing, droppedBy, wait, world } = setUp();
  await hearing.opened();
  await wait(1_000);
  world.isCut = true;
  await hearing.tell(['projects']);
  expect(world.marks).toBe(1);
  world.isCut = false;
  expect(await droppedBy(() => wait(1_000))).toEqual([ALL]);
  expect(await droppedBy(() => wait(5_000))).toEqual([]);
  world.isDatabaseAway = true;
  expect(await droppedBy(() => wait(5_000))).toEqual([]);
});

it('what can neither be told nor marked is told as soon as it can', async () => {
  const { hearing, wait, world } = setUp();
  await hearing.opened();
  Object.assign(world, { isCut: true, isDatabaseAway: true });
  await hearing.tell(['projects']);
  await wait(1_000);
  world.isCut = false;
  world.said.length = 0;
  await wait(500);
  expect(world.said.map(messageIn)).toContainEqual({ kind: 'expired', from: ME, tags: ALL });
});
