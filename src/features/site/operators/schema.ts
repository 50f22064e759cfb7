import { z } from 'zod';
import { typedPassword } from '@/features/auth/schema';

export const operatorView = z.object({ name: z.string(), email: z.string() });
export const operatorList = z.object({
  results: z.array(operatorView),
  totalResults: z.number().int(),
});

/** An account without a password signs in with its provider again instead. */
export const proofInput = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired').meta({
    description:
      'The password of the account. An operator without one makes a session by signing in with the provider again instead.',
  }),
});

export type OperatorView = z.infer<typeof operatorView>;
export type OperatorList = z.infer<typeof operatorList>;
