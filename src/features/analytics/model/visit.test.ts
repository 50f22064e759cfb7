import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordInput } from '../schema';
import { Visit } from './visit';

const A = '01920000-0000-7000-8000-00000000000a';
const B = '01920000-0000-7000-8000-00000000000b';
const SESSION = '01920000-0000-7000-8000-0000000000ff';
const START = Date.UTC(2026, 10, 21, 10);
const HOUR_MS = 3_600_000;

/** A visit with a fake clock; pages check every ten seconds. */
function begin() {
  let wallMs = START;
  let steadyMs = 1000.25;
  const now = () => ({ wallMs, steadyMs });
  const visit = new Visit(SESSION, now());
  return {
    visit,
    now,
    goTo: (stepId: string, step = 1) => visit.goTo(step, stepId, now()),
    read: (ms: number) => {
      for (let left = ms; left > 0; left -= 10_000) {
        wallMs += Math.min(left, 10_000);
        steadyMs += Math.min(left, 10_000);
        visit.look(now());
      }
    },
    pass: (wall: number, steady = wall) => {
      wallMs += wall;
      steadyMs += steady;
    },
  };
}
const accepted = (visit: Visit) => recordInput.parse({ ...visit.times(), sessionId: SESSION });

describe('a visit', () => {
  it('holds the time of each step, once per step', () => {
    const { visit, goTo, read } = begin();
    goTo(A);
    read(2000);
    goTo(B, 2);
    read(3000);
    goTo(A);
    read(1500);
    expect(visit.times()).toEqual({
      startTime: '2026-11-21T10:00:00.000Z',
      endTime: '2026-11-21T10:00:06.500Z',
      duration: 6500,
      steps: [
        { step: 1, stepId: A, time: 3500 },
        { step: 2, stepId: B, time: 3000 },
      ],
    });
  });

  it('omits steps shown for less than a second', () => {
    const { visit, goTo, read } = begin();
    goTo(A);
    read(999);
    expect(visit.times()).toBeUndefined();
    goTo(B);
    read(1000);
    goTo(A);
    read(999);
    expect(visit.times()?.steps).toEqual([{ step: 1, stepId: B, time: 1000 }]);
  });

  it('does not count while the page is hidden', () => {
    const { visit, goTo, read, pass, now } = begin();
    goTo(A);
    read(2000);
    visit.pause(now());
    pass(60_000);
    visit.resume(now());
    read(1000);
    expect(visit.times()).toMatchObject({ duration: 63_000, steps: [{ time: 3000 }] });
  });

  it('does not count the sleep of a device', () => {
    const { visit, goTo, read, pass, now } = begin();
    goTo(A);
    read(2000);
    pass(20 * 60_000);
    expect(visit.isOver(now())).toBe(false);
    visit.look(now());
    read(1000);
    expect(visit.times()).toMatchObject({ duration: 1_203_000, steps: [{ time: 3000 }] });
    // Some devices stop the monotonic clock while they sleep.
    pass(31 * 60_000, 0);
    expect(visit.isOver(now())).toBe(true);
  });

  it('stays valid when it lasts for days', () => {
    const { visit, goTo, read } = begin();
    goTo(A);
    read(20 * HOUR_MS);
    goTo(B);
    read(20 * HOUR_MS);
    expect(accepted(visit)).toMatchObject({
      duration: 24 * HOUR_MS,
      steps: [{ time: 20 * HOUR_MS }, { time: 4 * HOUR_MS }],
    });
  });

  it('stays valid when the clock is set back, and never shrinks', () => {
    const { visit, goTo, read, pass } = begin();
    goTo(A);
    read(600_000);
    const before = visit.times()?.endTime ?? '';
    pass(-HOUR_MS, 0);
    read(5000);
    expect(accepted(visit).duration).toBe(605_000);
    expect((visit.times()?.endTime ?? '') > before).toBe(true);
  });

  it('is valid whatever happens to it', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('goTo' as const), step: fc.integer({ min: 1, max: 500 }) }),
      fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const, 'look' as const) }),
      fc.record({
        kind: fc.constant('pass' as const),
        wall: fc.double({ min: -1e8, max: 1e8, noNaN: true }),
        steady: fc.double({ min: 0, max: 1e8, noNaN: true }),
      }),
      fc.record({
        kind: fc.constant('pass' as const),
        wall: fc.integer({ min: 0, max: 20_000 }),
        steady: fc.double({ min: 0, max: 20_000, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { visit, now, pass } = begin();
        for (const each of events) {
          if (each.kind === 'goTo')
            visit.goTo(each.step, A.slice(0, -3) + String(each.step).padStart(3, '0'), now());
          else if (each.kind === 'pass') pass(each.wall, each.steady);
          else visit[each.kind](now());
        }
        if (visit.times()) accepted(visit);
      }),
      { numRuns: 500 },
    );
  });
});
