import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '@/testing/captured-log';

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
  ({ written } = captureLog());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('lines that may wait', () => {
  it('are written together after a moment, or when there are many', async () => {
    const { writeBuffered } = await freshLines();
    for (const line of ['a\n', 'b\n']) writeBuffered(line);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(written).toEqual(['a\nb\n']);
    for (let count = 0; count < 20; count += 1) writeBuffered(`${'x'.repeat(1_000)}\n`);
    expect(written).toHaveLength(2);
  });
  it('come before a line that is written at once', async () => {
    const { writeLine, writeBuffered } = await freshLines();
    writeBuffered('first\n');
    writeLine('second\n');
    vi.advanceTimersByTime(1_000);
    expect(written.join('')).toBe('first\nsecond\n');
  });
  it('are dropped and counted while the reader is behind, later ones are not', async () => {
    const { writeLine, writeBuffered } = await freshLines();
    unreadBytes = 2 * 1024 * 1024;
    expect([writeBuffered('a\n'), writeBuffered('b\n')]).toEqual([0, 0]);
    writeLine('c\n');
    unreadBytes = 0;
    expect([writeBuffered('d\n'), writeBuffered('e\n')]).toEqual([2, 0]);
    vi.advanceTimersByTime(100);
    expect(written.join('')).toBe('c\nd\ne\n');
  });
  it('are flushed when the process exits', async () => {
    const once = vi.spyOn(process, 'once');
    const { flushLines, writeBuffered } = await freshLines();
    writeBuffered('a\n');
    await flushLines();
    writeBuffered('b\n');
    expect(written).toEqual(['a\n']);
    once.mock.calls.find(([event]) => event === 'exit')?.[1]();
    expect(written).toEqual(['a\n', 'b\n']);
  });
});
