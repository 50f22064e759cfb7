import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  changeTimers,
  isToRing,
  leftMs,
  minutesOver,
  readTimers,
  type RunningTimer,
  storedAfter,
  timerEvents,
  timerState,
} from './running-timers';

const NOW = Date.UTC(2026, 0, 2, 12);
const MINUTE = 60_000;
const start = (id: string, seconds: number) =>
  ({ do: 'start', id, stepNumber: 4, name: `Glue ${id}`, lang: 'en', seconds }) as const;
const started = (...lengths: [string, number][]) =>
  lengths.reduce<RunningTimer[]>(
    (timers, [id, seconds]) => changeTimers(timers, start(id, seconds), NOW),
    [],
  );

describe('changeTimers', () => {
  it('keeps the end, so that time away counts', () => {
    const [timer] = started(['a', 600]);
    expect(timer && leftMs(timer, NOW + 3 * MINUTE)).toBe(7 * MINUTE);
  });

  it('says how long a timer is over', () => {
    const [timer] = started(['a', 600]);
    if (!timer) throw new Error('no timer');
    expect(timerState(timer, NOW + 10 * MINUTE)).toBe('over');
    expect(minutesOver(timer, NOW + 14.5 * MINUTE)).toBe(4);
  });

  it('does not start a running one again, but one that is over', () => {
    const timers = started(['a', 60]);
    expect(changeTimers(timers, start('a', 60), NOW + 1000)).toEqual(timers);
    const later = NOW + 2 * MINUTE;
    expect(changeTimers(timers, start('a', 60), later)).toMatchObject([{ endsAt: later + MINUTE }]);
  });

  it('pauses, adds a minute and goes on', () => {
    const paused = changeTimers(started(['a', 600]), { do: 'pause', id: 'a' }, NOW + 4 * MINUTE);
    expect(paused).toMatchObject([{ pausedLeft: 6 * MINUTE }]);
    const longer = changeTimers(paused, { do: 'add-minute', id: 'a' }, NOW + 30 * MINUTE);
    const later = NOW + 60 * MINUTE;
    const on = changeTimers(longer, { do: 'resume', id: 'a' }, later);
    expect(on).toMatchObject([{ endsAt: later + 7 * MINUTE, pausedLeft: null }]);
  });

  it('adds the minute from now when it is over', () => {
    const later = NOW + 60 * MINUTE;
    expect(changeTimers(started(['a', 60]), { do: 'add-minute', id: 'a' }, later)).toMatchObject([
      { endsAt: later + MINUTE },
    ]);
  });

  it('stops one of several', () => {
    const timers = started(['a', 60], ['b', 90]);
    expect(changeTimers(timers, { do: 'stop', id: 'a' }, NOW)).toMatchObject([{ id: 'b' }]);
  });
});

describe('an ended timer', () => {
  const over = NOW + 2 * MINUTE;

  it('rings once, and again after another minute', () => {
    const timers = started(['a', 60]);
    expect(timers.filter((timer) => isToRing(timer, NOW))).toEqual([]);
    expect(timers.filter((timer) => isToRing(timer, over))).toHaveLength(1);
    const rung = changeTimers(timers, { do: 'ring', id: 'a' }, over);
    expect(rung.filter((timer) => isToRing(timer, over))).toEqual([]);
    const longer = changeTimers(rung, { do: 'add-minute', id: 'a' }, over);
    expect(longer.filter((timer) => isToRing(timer, over + 2 * MINUTE))).toHaveLength(1);
  });

  it('stays silent when it ended days ago', () => {
    const [timer] = started(['a', 60]);
    expect(timer && isToRing(timer, NOW + 3 * 24 * 60 * MINUTE)).toBe(false);
  });

  it('comes first, and a paused one last', () => {
    const timers = changeTimers(
      started(['a', 60], ['b', 30], ['c', 90]),
      { do: 'pause', id: 'b' },
      NOW,
    );
    expect([...timers].sort(byUrgency).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});

describe('timerEvents', () => {
  const timers = started(['a', 300], ['b', 120], ['c', 180]);

  it('has one end after the other', () => {
    const events = timerEvents(timers, NOW, NOW + 10 * MINUTE);
    expect(events.map(({ timer, is }) => [timer.id, is])).toEqual([
      ['b', 'ended'],
      ['c', 'ended'],
      ['a', 'ended'],
    ]);
  });

  it('tells the last minute once', () => {
    expect(timerEvents(timers, NOW, NOW + MINUTE)).toMatchObject([{ is: 'minuteLeft' }]);
    expect(timerEvents(timers, NOW + MINUTE, NOW + MINUTE + 1)).toEqual([]);
  });
});

describe('stored timers', () => {
  it('keeps what another tab stored', () => {
    const otherTab = storedAfter(start('a', 60), NOW)(null);
    const both = storedAfter(start('b', 60), NOW)(otherTab);
    expect(readTimers(both, NOW).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('forgets a timer a week after its end', () => {
    const stored = storedAfter(start('a', 60), NOW)(null);
    expect(readTimers(stored, NOW + 6 * 24 * 60 * MINUTE)).toHaveLength(1);
    expect(readTimers(stored, NOW + 8 * 24 * 60 * MINUTE)).toEqual([]);
  });

  it.each(['', '{', 'null', '{}', '[1, null, {"id":"a"}]', '[{"id":"a","endsAt":"soon"}]'])(
    'reads nothing in %s',
    (stored) => {
      expect(readTimers(stored, NOW)).toEqual([]);
    },
  );
});
