import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchLog } from '@/testing/caught-log';

let written: string[];
let unreadBytes = 0;
const freshLines = async () => {
  vi.resetModules();
  return import('./log-lines');
};

beforeEach(() => {
  unreadBytes = 0;
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'writableLength', 'get').mockImplementation(() => unreadBytes);
  ({ written } = catchLog());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('lines that may wait', () => {
  it('are written together after a moment, or when there are many', async () => {
    const { writeSoon } = await freshLines();
    for (const line of ['a\n', 'b\n']) writeSoon(line);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(written).toEqual(['a\nb\n']);
    for (let count = 0; count < 20; count += 1) writeSoon(`${'x'.repeat(1_000)}\n`);
    expect(written).toHaveLength(2);
  });
  it('come before a line that is written at once', async () => {
    const { writeLine, writeSoon } = await freshLines();
    writeSoon('first\n');
    writeLine('second\n');
    vi.advanceTimersByTime(1_000);
    expect(written.join('')).toBe('first\nsecond\n');
  });
  it('are dropped and counted while the reader is behind, later ones are not', async () => {
    const { writeLine, writeSoon } = await freshLines();
    unreadBytes = 2 * 1024 * 1024;
    expect([writeSoon('a\n'), writeSoon('b\n')]).toEqual([0, 0]);
    writeLine('c\n');
    unreadBytes = 0;
    expect([writeSoon('d\n'), writeSoon('e\n')]).toEqual([2, 0]);
    vi.advanceTimersByTime(100);
    expect(written.join('')).toBe('c\nd\ne\n');
  });
  it('are flushed when the process exits', async () => {
    const once = vi.spyOn(process, 'once');
    const { flushLines, writeSoon } = await freshLines();
    writeSoon('a\n');
    await flushLines();
    writeSoon('b\n');
    expect(written).toEqual(['a\n']);
    once.mock.calls.find(([event]) => event === 'exit')?.[1]();
    expect(written).toEqual(['a\n', 'b\n']);
  });
});
