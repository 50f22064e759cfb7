import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropParcel, storeParcel, storedParcel, storedParcels } from './outbox';
import { hasParcels } from './outbox-addresses';

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('is limited in number, size and age; records make room for newer ones, submissions never do', () => {
    const record = { kind: 'record' as const, path: '/r', body: {}, account: null };
    const parcel = { kind: 'words' as const, path: '/w', body: {}, account: null };
    expect(storeParcel('large', { ...parcel, body: 'x'.repeat(100_001) })).toBe(false);
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    for (let n = 0; n < 30; n += 1) {
      expect(storeParcel(`r${n}`, record)).toBe(true);
      vi.advanceTimersByTime(1);
    }
    for (let n = 0; n < 50; n += 1) {
      expect(storeParcel(`w${n}`, parcel)).toBe(true);
      vi.advanceTimersByTime(1);
    }
    expect(storedParcels().map(({ kind }) => kind)).toEqual(
      Array.from({ length: 50 }, () => 'words'),
    );
    expect([storeParcel('one more', parcel), storeParcel('r', record)]).toEqual([false, false]);
    expect(storeParcel('w3', { ...parcel, body: 'again' })).toBe(true);
    vi.setSystemTime(Date.UTC(2026, 1, 1));
    expect([storedParcels(), hasParcels()]).toEqual([[], false]);
    vi.useRealTimers();
  });

  it('keeps the newer version of what was sent meanwhile', () => {
    const record = { kind: 'record' as const, path: '/r', body: {}, account: null };
    vi.useFakeTimers();
    storeParcel('r', record);
    const sent = storedParcel('r');
    vi.advanceTimersByTime(1);
    storeParcel('r', { ...record, body: { steps: 2 } });
    vi.useRealTimers();
    dropParcel('r', sent);
    expect(storedParcel('r')?.body).toEqual({ steps: 2 });
    dropParcel('r', storedParcel('r'));
    expect(hasParcels()).toBe(false);
  });

  it('has a limit for its whole size', () => {
    for (let n = 0; n < 30; n += 1)
      storeParcel(`r${n}`, { kind: 'record', path: '/r', body: 'x'.repeat(90_000), account: null });
    expect(storedParcels().length).toBe(11);
    expect(storedParcels().at(-1)?.id).toBe('r29');
  });
});
