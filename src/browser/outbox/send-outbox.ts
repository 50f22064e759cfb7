import 'client-only';
import { tokenAccount } from '../api/session/access-token';
import { addressOf, apiCall } from '../api/api-client';
import { ApiError } from '../api/api-error';
import { dropParcel, storeParcel, type StoredParcel, storedParcel, storedParcels } from './outbox';

const LOCK = 'makerstep_outbox/';
const REFUSED_ENTRY = /^(\w+)\.(\d+)\./;

/** The result of sending the outbox. */
export interface Delivery {
  /** how many submissions were accepted */
  sent: number;
  /** messages for those that the server will never accept */
  refused: string[];
  /** when to try the rest again; undefined when nothing is left */
  retryAfterMs: number | undefined;
}

/** `kept` waits on this device for the network, `later` for the end of a rate limit. */
export type Outcome = 'sent' | 'kept' | 'later';

/**
 * Sends a submission, and stores it on this device when there is no answer, to be sent later.
 * @param id the idempotency key
 * @param isPatient whether it also waits where too many were sent: readers behind one address, such
 *   as a class, share a limit
 * @throws {ApiError} when the server refused, or there was no answer and storage failed
 */
export async function postSubmission(
  id: string,
  path: string,
  body: unknown,
  { isPatient = false } = {},
): Promise<Outcome> {
  const keep = () =>
    storeParcel(id, { kind: 'words', path, body, account: tokenAccount() ?? null });
  const isKept = keep();
  try {
    await locked(id, {}, async () => {
      // Another tab may have sent it first. Now it is sent for the account that is signed in; later
      // only for the account that is known.
      if (!isKept || storedParcel(id)) await apiCall('POST', path, { body, idempotencyKey: id });
    });
  } catch (error) {
    // Stored again: the account may have become known during the call.
    if (isKept && error instanceof ApiError) {
      if (!error.isAnswered && keep()) return 'kept';
      if (isPatient && error.code === 'too_many_requests' && keep()) return 'later';
    }
    dropParcel(id);
    throw error;
  }
  dropParcel(id);
  return 'sent';
}

/**
 * Sends the record of a visit, while the page unloads or later. Failures are only logged
 * (docs/reference/feedback.md#records-of-visits).
 * @param isLeaving there may be no time for an answer: then it waits to be sent once more, which
 * changes nothing
 */
export async function postRecord(
  id: string,
  path: string,
  body: unknown,
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  storeParcel(id, { kind: 'record', path, body, account: tokenAccount() ?? null });
  const parcel = storedParcel(id) ?? { kind: 'record', id, path, body, account: null, atMs: 0 };
  // Without keepalive a request would end with its page. A beacon has no Authorization header and
  // no response.
  if (isLeaving && !('keepalive' in Request.prototype)) {
    return void navigator.sendBeacon?.(
      addressOf(path),
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    );
  }
  await deliver(parcel, !isLeaving).catch((error: unknown) => log(error));
}

/** Sends all parcels, each in one tab at a time, until there is no answer. */
export async function sendOutbox(): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, refused: [], retryAfterMs: undefined };
  const isFull = { words: false, record: false };
  for (const { id, kind } of storedParcels()) {
    if (isFull[kind]) continue;
    try {
      await locked(id, { ifAvailable: true }, async () => {
        // Another tab may have sent it, or the visit may have continued.
        const parcel = storedParcel(id);
        if (parcel && (await deliver(parcel, true)) && kind === 'words') delivery.sent += 1;
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!canRetry(error)) {
        if (kind === 'words') delivery.refused.push(error.message);
        else log(error);
        continue;
      }
      delivery.retryAfterMs = Math.max(
        delivery.retryAfterMs ?? 0,
        (error.retryAfterSeconds ?? 0) * 1000,
      );
      // Each kind has its own rate limit; without an answer the others will fail as well.
      if (error.code !== 'too_many_requests') break;
      isFull[kind] = true;
    }
  }
  return delivery;
}

/**
 * Sends one parcel; it stays only when a retry can help.
 * @throws {ApiError}
 */
async function deliver(parcel: StoredParcel, canRenew: boolean): Promise<boolean> {
  const { id, path, account, kind } = parcel;
  const post = (body: unknown) =>
    apiCall('POST', path, {
      body,
      account,
      keepalive: true,
      canRenew,
      ...(kind === 'words' ? { idempotencyKey: id } : {}),
    });
  try {
    await post(parcel.body).catch((error: unknown) => {
      // Steps were deleted since; the time on the other steps is still valid.
      const body = kind === 'record' ? withoutRefused(parcel.body, error) : undefined;
      if (!body) throw error;
      return post(body);
    });
  } catch (error) {
    if (error instanceof ApiError && !canRetry(error)) dropParcel(id, parcel);
    throw error;
  }
  dropParcel(id, parcel);
  return true;
}

const canRetry = (error: ApiError) =>
  !error.isAnswered || error.code === 'too_many_requests' || error.status >= 500;

/**
 * A body without the list entries that the server refused; undefined when it refused something
 * else.
 */
function withoutRefused(body: unknown, error: unknown): Record<string, unknown> | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status !== 422 ||
    typeof body !== 'object' ||
    body === null
  )
    return undefined;
  const refused = Object.keys(error.fields).map((path) => REFUSED_ENTRY.exec(path));
  if (refused.length === 0 || refused.includes(null)) return undefined;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? (value as unknown[]).filter(
            (_, index) =>
              !refused.some((match) => match?.[1] === name && match[2] === String(index)),
          )
        : (value as unknown),
    ]),
  );
}

/**
 * Runs `work` in one tab at a time. Where the browser has no locks, the idempotency key prevents
 * duplicates.
 */
async function locked(id: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) await locks.request(LOCK + id, options, (lock) => (lock ? work() : undefined));
  else await work();
}

function log(error: unknown): void {
  // eslint-disable-next-line no-console -- failures are only logged (docs/reference/feedback.md#records-of-visits)
  console.warn(
    'The record of this visit was not sent.',
    error instanceof Error ? error.message : error,
  );
}
