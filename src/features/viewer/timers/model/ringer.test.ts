import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunningTimer } from '@/features/projects/model/timers/running-timers';
import { RING_PAUSE_MS, RING_ROUNDS_MAX } from '../../constants';
import { Ringer } from './ringer';

const NOW = Date.UTC(2026, 0, 2, 12);
const RING_MS = 2000;
const over = (id: string, ago: number): RunningTimer => ({
  id,
  stepNumber: 1,
  name: `Glue ${id}`,
  lang: 'en',
  endsAt: NOW - ago,
  pausedLeft: null,
});

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function newRinger(alone = (work: () => Promise<void>): Promise<unknown> => work()) {
  const rung: string[] = [];
  const first: string[] = [];
  const hush = vi.fn();
  const onChange = vi.fn();
  const ringer = new Ringer(
    {
      ring: async ({ name }) => {
        rung.push(name);
        await new Promise((resolve) => {
          setTimeout(resolve, RING_MS);
        });
      },
      hush,
    },
    { onChange, onRung: ({ id }) => first.push(id) },
    alone,
  );
  return { ringer, rung, first, hush, onChange };
}
const pass = (rounds: number) => vi.advanceTimersByTimeAsync(rounds * (RING_MS + RING_PAUSE_MS));

it('rings three timers one after the other, and again', async () => {
  const { ringer, rung, first } = newRinger();
  ringer.update([over('b', 20), over('a', 30), over('c', 10)], NOW);
  await vi.advanceTimersByTimeAsync(0);
  expect(rung).toEqual(['Glue a']);
  await pass(4);
  expect(rung).toEqual(['Glue a', 'Glue b', 'Glue c', 'Glue a', 'Glue b']);
  expect(first).toEqual(['a', 'b', 'c']);
});

it('leaves out a stopped one, silent at once', async () => {
  const { ringer, rung, hush, onChange } = newRinger();
  ringer.update([over('a', 30), over('b', 20)], NOW);
  ringer.update([over('b', 20)], NOW);
  expect(hush).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(rung).toEqual(['Glue a', 'Glue b', 'Glue b']);
  ringer.update([], NOW);
  await pass(1);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('gives up after a while', async () => {
  const { ringer, rung } = newRinger();
  ringer.update([over('a', 30)], NOW);
  await pass(RING_ROUNDS_MAX + 3);
  expect(rung).toHaveLength(RING_ROUNDS_MAX);
});

it('goes on with what it has begun, not with what another tab has rung', async () => {
  const { ringer, rung } = newRinger();
  ringer.update([{ ...over('a', 30), hasRung: true }], NOW);
  await pass(1);
  expect(rung).toEqual([]);
  ringer.update([over('b', 30)], NOW);
  ringer.update([{ ...over('b', 30), hasRung: true }], NOW);
  await pass(1);
  expect(rung).toEqual(['Glue b', 'Glue b']);
});

it('is silent while another tab rings', async () => {
  const { ringer, rung } = newRinger(async () => undefined);
  ringer.update([over('a', 30)], NOW);
  await pass(2);
  expect(rung).toEqual([]);
});
