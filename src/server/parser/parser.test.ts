import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PARSER_LIMITS } from './limits';
import { valueOf } from './messages';
import { Parser } from './parser';

const TASKS = `
  const { parentPort } = require('node:worker_threads');
  const tasks = {
    echo: (input) => ({ value: input }),
    refuse: () => ({ refusal: { code: 'validation_failed', fields: { text: { key: 'x' } } } }),
    fail: () => ({ failure: 'broken' }),
    loop: () => { for (;;); },
    hoard: () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); },
    leave: () => process.exit(),
    leaveLater: () => { setTimeout(() => process.exit(), 20); return { value: 'done' }; },
  };
  parentPort.on('message', ({ task, input }) => parentPort.postMessage(tasks[task](input)));
  parentPort.postMessage('ready');
`;
const program = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { createRequire } from 'node:module'; const require = createRequire('file:///x');${TASKS}`,
  )}`,
);
const limits = { ...PARSER_LIMITS };
let parser: Parser;
beforeEach(() => {
  Object.assign(PARSER_LIMITS, { timeMs: 300, memoryMb: 32 });
  parser = new Parser(program);
});
afterEach(() => Object.assign(PARSER_LIMITS, limits));

const run = async (task: string, input: unknown, stopping?: AbortSignal) =>
  valueOf(await parser.run({ task, input }, stopping));
const echo = (input: unknown) => run('echo', input);

it('runs tasks one after the other, and passes on refusals and failures', async () => {
  expect(await Promise.all([echo('a'), echo({ b: ['c'] })])).toEqual(['a', { b: ['c'] }]);
  await expect(run('refuse', 0)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { text: { key: 'x' } },
  });
  await expect(run('fail', 0)).rejects.toThrow('broken');
  expect(await echo('still here')).toBe('still here');
});

// security: Parsing
it.each(['loop', 'hoard'])('ends a task without end (%s) and runs the next ones', async (task) => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const slow = run(task, 0);
  const next = echo('next');
  await expect(slow).rejects.toMatchObject({ code: 'file_too_slow', status: 422 });
  clearInterval(ticking);
  expect(turns, 'this thread went on').toBeGreaterThan(5);
  expect(await next).toBe('next');
});

it('fails a task whose thread ends, and runs the next one', async () => {
  await expect(run('leave', 0)).rejects.toThrow('ended by itself');
  expect(await echo('next')).toBe('next');
});

it('starts another thread after one that ended between two tasks', async () => {
  const exited = new Promise<unknown>((resolve) =>
    process.once('worker', (worker: Worker) => resolve(once(worker, 'exit'))),
  );
  expect(await run('leaveLater', 0)).toBe('done');
  await exited;
  expect(await echo('next')).toBe('next');
});

it.each([
  ['whose program is no file', 'http://parser.example', 'scheme'],
  ['whose program is missing', 'file:///missing/parser.cjs', 'Cannot find'],
  ['that ends while it starts', 'data:text/javascript,process.exit()', 'ended by itself'],
])('fails tasks of a thread %s, and tries again with the next', async (_, broken, message) => {
  const place = new URL(broken);
  parser = new Parser(place);
  await expect(echo('first')).rejects.toThrow(message);
  await expect(echo('second')).rejects.toThrow(message);
  place.href = program.href;
  expect(await echo('next')).toBe('next');
});

// security: Parsing
it('refuses further tasks while too many wait', async () => {
  Object.assign(PARSER_LIMITS, { waiting: 2 });
  const slow = run('loop', 0).catch(() => 'ended');
  const waiting = [echo(1), echo(2)];
  await expect(echo(3)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  expect(await Promise.all([slow, ...waiting])).toEqual(['ended', 1, 2]);
});

// security: Parsing
it('ends a task when the product stops', async () => {
  Object.assign(PARSER_LIMITS, { timeMs: 60_000 });
  const stopping = new AbortController();
  await echo('started');
  const slow = run('loop', 0, stopping.signal);
  stopping.abort();
  await expect(slow).rejects.toMatchObject({ code: 'overloaded' });
  await expect(run('echo', 0, stopping.signal)).rejects.toMatchObject({
    code: 'overloaded',
  });
});
