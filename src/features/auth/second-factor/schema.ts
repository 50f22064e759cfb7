import { z } from 'zod';
import { verbatim } from '@/shared/text/text-schemas';
import { userView, tokensView } from '../schema';
import { CODE_MAX, FACTOR_KINDS } from './constants';

const BYTES_MAX = 16_384;
const bytes = z
  .string('factor')
  .min(1, 'factor')
  .max(BYTES_MAX, 'factor')
  .regex(/^[\w-]+$/, 'factor');
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'factor'),
};

/** The answer of `navigator.credentials.get`, as JSON (WebAuthn Level 3). */
export const passkeyProof = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    },
    'factor',
  ),
});
/** The answer of `navigator.credentials.create`, as JSON. */
export const newPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z
          .array(z.string('factor').max(20, 'factor'), 'factor')
          .max(10, 'factor')
          .optional(),
      },
      'factor',
    ),
  },
  'factor',
);

/** One way to give the second factor. */
export const factorInput = z.union([verbatim(CODE_MAX, 'factor'), passkeyProof], 'factor').meta({
  description:
    'A one-time code, a recovery code, or what a passkey answered to the challenge of this session.',
});

/** Options of a browser for a passkey: PublicKeyCredential*OptionsJSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() }).meta({
  description: 'For `navigator.credentials`, as JSON; its challenge works once, for five minutes.',
});

export const ticketInput = z.strictObject({ ticket: verbatim(128, 'text') });
export const secondFactorInput = ticketInput.extend({ factor: factorInput });
export const secondFactorResponse = z.object({
  user: userView,
  tokens: tokensView.optional().meta({ description: 'Absent for the cookie of a browser.' }),
});

/** A sign-in that waits for its second factor. */
export const waitingView = z.object({
  ticket: z.string(),
  kinds: z.array(z.enum(FACTOR_KINDS)),
  expires: z.iso.datetime(),
});

export type PasskeyProof = z.infer<typeof passkeyProof>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type Factor = z.infer<typeof factorInput>;
export type WaitingView = z.infer<typeof waitingView>;
