import 'client-only';
import { readStored, removeStored, writeStored } from '../storage/device-storage';
import { OUTBOX_PREFIX, parcelIds } from './outbox-addresses';

const KEPT_MS = 30 * 24 * 60 * 60_000;
const PARCELS_MAX = 50;
/** In UTF-16 units, of which browsers allow about five million for a site. */
const PARCEL_MAX_UNITS = 100_000;
const OUTBOX_MAX_UNITS = 1_000_000;

/**
 * A submission or the record of a visit that waits on this device until the server has accepted it.
 */
export interface Parcel {
  kind: 'words' | 'record';
  /** below /v1 */
  path: string;
  body: unknown;
  /** the account it belongs to; null without a known account */
  account: string | null;
}

export interface StoredParcel extends Parcel {
  id: string;
  atMs: number;
}

/**
 * Stores a parcel in place of the one with the same id. Records of visits make room for newer ones;
 * submissions never do.
 * @returns false when storage is blocked or full
 */
export function storeParcel(id: string, parcel: Parcel): boolean {
  const text = JSON.stringify({ ...parcel, atMs: Date.now() });
  if (text.length > PARCEL_MAX_UNITS) return false;
  const others = storedParcels().filter((kept) => kept.id !== id);
  const records = others.filter(({ kind }) => kind === 'record');
  let count = others.length;
  let units = others.reduce((sum, kept) => sum + JSON.stringify(kept).length, 0);
  while (
    count >= PARCELS_MAX ||
    units + text.length > OUTBOX_MAX_UNITS ||
    !writeStored(OUTBOX_PREFIX + id, text)
  ) {
    const oldest = records.shift();
    if (!oldest) return false;
    dropParcel(oldest.id);
    count -= 1;
    units -= JSON.stringify(oldest).length;
  }
  return true;
}

/** All parcels, the oldest first. Deletes those that are a month old or unreadable. */
export function storedParcels(): StoredParcel[] {
  return parcelIds()
    .flatMap((id) => {
      const parcel = storedParcel(id);
      if (parcel && parcel.atMs > Date.now() - KEPT_MS) return [parcel];
      dropParcel(id);
      return [];
    })
    .sort((a, b) => a.atMs - b.atMs);
}

export function storedParcel(id: string): StoredParcel | undefined {
  const parcel = readStored(OUTBOX_PREFIX + id);
  return isParcel(parcel) ? { ...parcel, id } : undefined;
}

/**
 * Removes a parcel.
 * @param sent as it was sent; a newer version under the same id stays
 */
export function dropParcel(id: string, sent?: StoredParcel): void {
  if (sent && storedParcel(id)?.atMs !== sent.atMs) return;
  removeStored(OUTBOX_PREFIX + id);
}

function isParcel(kept: unknown): kept is Omit<StoredParcel, 'id'> {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, path, account, atMs } = kept as Record<string, unknown>;
  return (
    (kind === 'words' || kind === 'record') &&
    typeof path === 'string' &&
    (account === null || typeof account === 'string') &&
    typeof atMs === 'number'
  );
}
