import 'client-only';
import { storedAddresses } from '../storage/device-storage';

/** Change this version with the stored shape: parcels of older versions are deleted. */
export const OUTBOX_PREFIX = 'makerstep_outbox_1/';

export function parcelIds(): string[] {
  return storedAddresses(OUTBOX_PREFIX).map((address) => address.slice(OUTBOX_PREFIX.length));
}

const SENT = 'makerstep-outbox-sent';

/** Notifies the page that submissions from the outbox have been sent. */
export function emitSent(): void {
  window.dispatchEvent(new Event(SENT));
}

/**
 * Calls `listener` when parcels have been sent.
 * @returns the unsubscribe function
 */
export function onSent(listener: () => void): () => void {
  window.addEventListener(SENT, listener);
  return () => window.removeEventListener(SENT, listener);
}

/** True if anything waits, without reading it. In a file of its own because every page needs it. */
export function hasParcels(): boolean {
  return parcelIds().length > 0;
}
