import 'client-only';
import { readStored, removeStored, storedAddresses, writeStored } from './device-storage';

/** Change this version with the stored shape: drafts of older versions are deleted. */
const PREFIX = 'makerstep_draft_1';
const KEPT_MS = 30 * 24 * 60 * 60_000;
const DRAFTS_MAX = 200;
/** In UTF-16 units, of which browsers allow about five million for a site. */
const DRAFT_MAX_UNITS = 500_000;

type Kept<T> = { atMs: number; value: T };
/**
 * The account and the item of a draft; drafts of accounts are separate (nothing of one
 * is shown to another).
 */
export type DraftPlace = { account: string; name: string };

const partOf = (text: string) => encodeURIComponent(text);
const addressOf = ({ account, name }: DraftPlace) =>
  `${PREFIX}/${partOf(account)}/${name.split('/').map(partOf).join('/')}`;
const addresses = () => storedAddresses(`${PREFIX}/`);

/**
 * Stores typed text on this device until the server has it, across reloads, crashes and a new
 * sign-in.
 * @returns false when storage is blocked or full, or the draft is too large
 */
export function storeDraft(place: DraftPlace, value: unknown): boolean {
  const text = JSON.stringify({ atMs: Date.now(), value } satisfies Kept<unknown>);
  if (text.length > DRAFT_MAX_UNITS) return false;
  if (writeStored(addressOf(place), text)) return true;
  sweepDrafts(DRAFTS_MAX / 2);
  return writeStored(addressOf(place), text);
}

export function deleteDraft(place: DraftPlace): void {
  removeStored(addressOf(place));
}

/**
 * All stored drafts of an account below a name, by the rest of their names. Callers check their
 * shape.
 */
export function storedDrafts({ account, name }: DraftPlace): Record<string, unknown> {
  const start = `${addressOf({ account, name })}/`;
  return Object.fromEntries(
    addresses()
      .filter((address) => address.startsWith(start))
      .flatMap((address) => {
        const draft = read(address);
        return draft
          ? [[decodeURIComponent(address.slice(start.length)), draft.value] as const]
          : [];
      }),
  );
}

export function storedDraft(place: DraftPlace): unknown {
  return read(addressOf(place))?.value;
}

/**
 * Deletes drafts that are a month old, unreadable or of an older version, and the oldest ones over
 * the limit.
 */
export function sweepDrafts(max = DRAFTS_MAX): void {
  const bornMs = (address: string) => read(address)?.atMs ?? 0;
  const living = addresses()
    .map((address) => ({ address, atMs: bornMs(address) }))
    .sort((a, b) => b.atMs - a.atMs);
  living
    .filter(({ atMs }, index) => index >= max || atMs < Date.now() - KEPT_MS)
    .forEach(({ address }) => removeStored(address));
}

function read(address: string): Kept<unknown> | undefined {
  const stored = readStored(address);
  return typeof stored === 'object' &&
    stored !== null &&
    'atMs' in stored &&
    typeof stored.atMs === 'number' &&
    'value' in stored
    ? (stored as Kept<unknown>)
    : undefined;
}
