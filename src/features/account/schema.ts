import { z } from 'zod';
import { NAME_MAX, PROVIDERS } from '../auth/constants';
import { typedPassword, userView } from '../auth/schema';
import { profileInput } from '../profile/schema';
import { line } from '@/shared/text';

/** The signed-in creator's own account (specification, section 7, GET /dashboard/user). */
export const accountView = userView.extend({
  emailConfirmed: z.boolean(),
  /** false for who only ever signed in with a provider */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(PROVIDERS)),
  /** Whether this session began with a provider within the last five minutes: it then stands in for the password. */
  isFreshFromProvider: z.boolean(),
});

const currentPassword = typedPassword('currentPasswordRequired');
const newPassword = z.strictObject({
  currentPassword: currentPassword.optional(),
  password: typedPassword('newPasswordRequired'),
  password2: typedPassword('repeatPasswordRequired'),
});

/** The password form: both new ones have to be the same. */
export const newPasswordInput = newPassword.refine(({ password, password2 }) => password === password2, { path: ['password2'], error: 'passwordsDiffer' });

/** {name}, {creator}, or {currentPassword, password, password2} (specification, section 7, PATCH /dashboard/user). */
export const updateUserInput = z.union([
  newPasswordInput,
  z.strictObject({ name: line(NAME_MAX, 'accountNameRequired').optional(), creator: profileInput.optional() }),
]);

export const deleteUserInput = z.strictObject({ currentPassword: currentPassword.optional() });

export const sessionView = z.object({
  id: z.string(),
  /** As people call it: 'Chrome on Windows'. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** What proved the person when it began; null is the password. */
  provider: z.enum(PROVIDERS).nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export const sessionsAnswer = z.object({ results: z.array(sessionView), totalResults: z.number().int() });

export type AccountView = z.infer<typeof accountView>;
export type UpdateUserInput = z.input<typeof updateUserInput>;
export type NewPasswordInput = z.infer<typeof newPasswordInput>;
export type SessionView = z.infer<typeof sessionView>;
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
