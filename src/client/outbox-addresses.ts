import 'client-only';
import { storedAddresses } from './device-storage';

/** Changes with the shape of what is kept: an older shape is not understood any more and goes. */
export const OUTBOX_PREFIX = 'makerstep_outbox_1/';

/** Under which ids something waits on this device. */
export function parcelIds(): string[] {
  return storedAddresses(OUTBOX_PREFIX).map((address) => address.slice(OUTBOX_PREFIX.length));
}

const SENT = 'makerstep-outbox-sent';

/** Tells the page that what a person wrote, and what waited here, has arrived. */
export function tellSent(): void {
  window.dispatchEvent(new Event(SENT));
}

/** Calls `listener` when what waited has arrived. @returns how to stop that */
export function onSent(listener: () => void): () => void {
  window.addEventListener(SENT, listener);
  return () => window.removeEventListener(SENT, listener);
}

/** Whether anything waits, without reading it. By itself, as every page asks. */
export function hasParcels(): boolean {
  return parcelIds().length > 0;
}
