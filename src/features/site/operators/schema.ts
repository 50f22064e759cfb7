import { z } from 'zod';
import { typedPassword } from '@/features/auth/schema';
import { passkeyProof } from '@/features/auth/second-factor/schema';

export const operatorView = z.object({ name: z.string(), email: z.string() });
export const operatorList = z.object({
  results: z.array(operatorView),
  totalResults: z.number().int(),
  needSecondFactor: z.boolean().meta({
    description: 'Whether operators without a second factor may not operate.',
  }),
});
export const operatorsPatch = z.strictObject({
  needSecondFactor: z.boolean('invalid').meta({
    description: 'Only an operator with a second factor turns it on.',
  }),
});

/** An account without a password signs in with its provider again instead. */
export const proofInput = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired').optional().meta({
    description:
      'The password of the account, unless a passkey is sent. An operator without either makes a session by signing in with the provider again instead.',
  }),
  passkey: passkeyProof.optional().meta({
    description: 'What a passkey answered to POST /dashboard/user/second-factor/challenge.',
  }),
});

export type ProofInput = z.infer<typeof proofInput>;
export type OperatorList = z.infer<typeof operatorList>;
