import 'server-only';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { site } from '@/server/site/current';
import { CHALLENGE_MS } from '../../second-factor/constants';
import type { NewPasskey, PasskeyProof } from '../../second-factor/schema';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  storeChallenge,
  takeChallenge,
  touchPasskey,
} from './repository';

/** EdDSA, ES256 and RS256, which every supported Node verifies. */
const ALGORITHMS = [-8, -7, -257];

/** The session that a passkey answers for. */
type Holder = { userId: string; sessionId: string };
/** A challenge to prove the owner adds no passkey. */
type Purpose = 'add' | 'prove';
type Row = { credentialId: string; transports: string[] };

const party = () => {
  const { hostname, origin } = new URL(env().publicUrl);
  return { id: hostname, origin };
};
const descriptorOf = ({ credentialId, transports }: Row) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

async function keepChallenge({ sessionId }: Holder, purpose: Purpose, challenge: string) {
  const until = new Date(Date.now() + CHALLENGE_MS);
  await storeChallenge(sessionId, `${purpose}:${challenge}`, until);
}

async function challengeFor({ sessionId }: Holder, purpose: Purpose): Promise<string | undefined> {
  const [kept, challenge] = (await takeChallenge(sessionId))?.split(':') ?? [];
  return kept === purpose ? challenge : undefined;
}

/** The options with which a browser asks a passkey of the account. */
export async function passkeyRequest(holder: Holder) {
  const options = await generateAuthenticationOptions({
    rpID: party().id,
    allowCredentials: (await listPasskeys(holder.userId)).map(descriptorOf),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(holder, 'prove', options.challenge);
  return { ...options };
}

/** Verifies the answer to the challenge of this session; each challenge works once. */
export async function takePasskeyProof(holder: Holder, proof: PasskeyProof): Promise<boolean> {
  const expectedChallenge = await challengeFor(holder, 'prove');
  const passkey = await findPasskey(holder.userId, proof.id);
  if (!expectedChallenge || !passkey) return false;
  const verified = await readable(() =>
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party().origin,
      expectedRPID: party().id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: Number(passkey.counter),
      },
    }),
  );
  return (
    verified?.verified === true &&
    (await touchPasskey(passkey.id, passkey.counter, verified.authenticationInfo.newCounter))
  );
}

/** The options with which a browser makes a passkey for the account. */
export async function newPasskeyOptions(
  holder: Holder,
  { email, name }: { email: string; name: string },
) {
  const options = await generateRegistrationOptions({
    rpID: party().id,
    rpName: site().name,
    userID: new Uint8Array(Buffer.from(holder.userId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(holder.userId)).map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(holder, 'add', options.challenge);
  return { ...options };
}

/** Stores a new passkey of the account, made for the challenge of this session. */
export async function addPasskey(
  holder: Holder,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<boolean> {
  const expectedChallenge = await challengeFor(holder, 'add');
  if (!expectedChallenge) return false;
  const verified = await readable(() =>
    verifyRegistrationResponse({
      response: withoutAttestation(passkey),
      expectedChallenge,
      expectedOrigin: party().origin,
      expectedRPID: party().id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return false;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return insertPasskey({
    userId: holder.userId,
    credentialId: id,
    publicKey,
    counter,
    transports: passkey.response.transports ?? [],
    name,
  });
}

/**
 * The passkey as browsers send it that obey `attestationType`. To verify another attestation, the
 * library would ask the servers that its certificates name.
 */
function withoutAttestation({ response, ...passkey }: NewPasskey): RegistrationResponseJSON {
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const none = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', sent.get('authData')],
    ]),
  );
  return {
    ...passkey,
    response: { ...response, attestationObject: isoBase64URL.fromBuffer(none) },
    clientExtensionResults: {},
  } as RegistrationResponseJSON;
}

/** The result of verifying what a stranger sent; undefined where it cannot be read or is wrong. */
async function readable<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    logger.warn('passkey_refused', { reason: (error as Error).message.slice(0, 200) });
    return undefined;
  }
}
