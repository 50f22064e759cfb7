import 'client-only';
import { storedAddresses } from './device-storage';

/** Changes with the shape of what is kept: an older shape is not understood any more and goes. */
export const OUTBOX_PREFIX = 'makerstep_outbox_1/';

/** Under which ids something waits on this device. */
export function parcelIds(): string[] {
  return storedAddresses(OUTBOX_PREFIX).map((address) => address.slice(OUTBOX_PREFIX.length));
}

/** Whether anything waits, without reading it. By itself, as every page asks. */
export function hasParcels(): boolean {
  return parcelIds().length > 0;
}
