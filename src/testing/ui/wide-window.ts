import { vi } from 'vitest';

/** Makes every media query match: a wide window, which never changes. */
export function stubWideWindow(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
