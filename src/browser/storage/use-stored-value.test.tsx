import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useStoredValue } from './use-stored-value';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is the same everywhere on a page, and follows other tabs', () => {
  const [one, two] = [renderHook(() => useStoredValue('k')), renderHook(() => useStoredValue('k'))];
  expect(one.result.current[0]).toBeNull();
  act(() => one.result.current[1]((stored) => `${stored ?? ''}a`));
  act(() => two.result.current[1]((stored) => `${stored}b`));
  expect([one.result.current[0], two.result.current[0]]).toEqual(['ab', 'ab']);
  localStorage.setItem('k', 'elsewhere');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'k' })));
  expect(one.result.current[0]).toBe('elsewhere');
});

it('lasts as long as the page where storage is blocked', () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { result } = renderHook(() => useStoredValue('forbidden'));
  act(() => result.current[1](() => 'kept'));
  expect(result.current[0]).toBe('kept');
});
