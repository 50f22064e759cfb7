import { vi } from 'vitest';

/**
 * Captures what is written to stderr until mocks are restored. `lines` parses the lines of the log.
 */
export function captureLog<Line = Record<string, unknown>>() {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk, ...rest: unknown[]) => {
    if (chunk !== '') written.push(String(chunk));
    for (const done of rest) if (typeof done === 'function') (done as () => void)();
    return true;
  });
  return {
    written,
    text: () => written.join(''),
    lines: () =>
      written
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line),
  };
}
