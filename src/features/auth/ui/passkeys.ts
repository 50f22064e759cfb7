import { ApiError } from '@/browser/api/api-error';
import type { NewPasskey, PasskeyProof } from '../second-factor/schema';

/** Options as our server makes them with the library of the same name. */
type Options = { challenge: string };

/** Reports whether this browser can make and use passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

// Loaded on demand, so that no other page contains it.
const library = () => import('@simplewebauthn/browser');

/** Asks a passkey of the person; throws when they cancel, or it has none. */
export async function askPasskey(options: Options): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return { id, rawId, type, response };
}

/** Makes a passkey; throws when the person cancels, or the device has one already. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * The answer of a passkey.
 * @throws {ApiError} with these words when it gives none, or the browser knows no passkeys
 */
export async function orRefused<T>(ask: () => Promise<T>, failed: string): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new ApiError('second_factor_refused', failed, { status: 0, cause });
  }
}
