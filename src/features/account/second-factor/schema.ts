import { z } from 'zod';
import { typedPassword } from '@/features/auth/schema';
import { PASSKEY_NAME_MAX } from '@/features/auth/second-factor/constants';
import { factorInput, newPasskey } from '@/features/auth/second-factor/schema';
import { uuidText } from '@/shared/ids/uuid-text';
import { line, verbatim } from '@/shared/text/text-schemas';

/** The second factors of the account (docs/reference/accounts.md#second-factor). */
export const secondFactorView = z.object({
  passkeys: z.array(
    z.object({
      id: uuidText,
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  codesSince: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the app for one-time codes was confirmed; null without one.' }),
  recoveryCodesLeft: z.number().int(),
});

const currentPassword = typedPassword('currentPasswordRequired').optional();
/** Proof of the owner, with a factor where the account has one. */
export const factorProof = z.strictObject({
  currentPassword,
  factor: factorInput.optional().meta({
    description:
      'Required of an account that has a second factor: a one-time code, a recovery code, or what a passkey answered to the challenge of this session.',
  }),
});
export const newCodesView = z.object({
  secret: z.string().meta({ description: 'In Base32, for an app that gives one-time codes.' }),
  uri: z.string().meta({ description: 'The same as an `otpauth` address, for a QR code.' }),
});
export const confirmCodesInput = z.strictObject({ code: verbatim(16, 'factor') });
export const addPasskeyInput = z.strictObject({
  name: line(PASSKEY_NAME_MAX, 'passkeyNameRequired'),
  passkey: newPasskey,
});
/** The only response with recovery codes; none where the account has had some. */
export const recoveryCodesView = z.object({
  recoveryCodes: z.array(z.string()).meta({
    description: 'Each works once, instead of a factor; empty where the account has them already.',
  }),
});
export const removeFactorInput = factorProof.extend({
  what: z.union([z.enum(['all', 'codes']), uuidText], 'factor').meta({
    description: '`codes`, the `id` of a passkey, or `all` to turn the second factor off.',
  }),
});

export type SecondFactorView = z.infer<typeof secondFactorView>;
export type FactorProof = z.infer<typeof factorProof>;
export type NewCodesView = z.infer<typeof newCodesView>;
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export type RemoveFactorInput = z.infer<typeof removeFactorInput>;
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;
