import { z } from 'zod';
import { NAME_MAX, PROVIDERS } from '../auth/constants';
import { FACTOR_KINDS } from '../auth/second-factor/constants';
import { newPassword, typedPassword, userView } from '../auth/schema';
import { workshopView } from '../auth/workshops/schema';
import { profileInput } from '../profile/schema';
import { line } from '@/shared/text/text-schemas';

/** The signed-in creator's own account (docs/reference/accounts.md#own-account). */
export const accountView = userView.extend({
  workshops: z.array(workshopView).meta({
    description:
      'Every workshop in which the account has a role, the personal one first: that of `creator`.',
  }),
  emailConfirmed: z.boolean(),
  isOperator: z.boolean().meta({ description: 'Whether the account runs this site.' }),
  /** false for an account that only signs in with a provider */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(PROVIDERS)),
  /**
   * True if this session began with a provider within the last five minutes, which replaces the
   * password.
   */
  isFreshFromProvider: z.boolean(),
  secondFactors: z.array(z.enum(FACTOR_KINDS)).meta({
    description: 'The kinds of factors that a sign-in also needs; recovery codes aside.',
  }),
  /** True if messages of readers are mailed, at most once a day. */
  dailyMail: z.boolean(),
  namedVisits: z.boolean().nullable().meta({
    description:
      'Whether creators see your name and e-mail with the records of your visits; null until you have answered, which counts as no.',
  }),
});

const currentPassword = typedPassword('currentPasswordRequired').optional();
const password = newPassword('newPasswordRequired');
const password2 = typedPassword('repeatPasswordRequired');

/** The password form: both new passwords must be the same. */
export const newPasswordInput = z
  .strictObject({ currentPassword, password, password2 })
  .refine((form) => form.password === form.password2, {
    path: ['password2'],
    error: 'passwordsDiffer',
  });

/**
 * {name}, {creator}, or {currentPassword, password, password2}
 * (docs/reference/accounts.md#own-account, PATCH /dashboard/user). One object and not a union, so
 * that every problem names its field. No field changes nothing.
 */
export const updateUserInput = z
  .strictObject({
    name: line(NAME_MAX, 'accountNameRequired').optional(),
    creator: profileInput.optional(),
    dailyMail: z.boolean('invalid').optional(),
    namedVisits: z
      .boolean('invalid')
      .optional()
      .meta({ description: 'With false, name and e-mail also leave the records that are there.' }),
    currentPassword,
    password: password.optional(),
    password2: password2.optional(),
  })
  .superRefine((form, context) => {
    const problem = (field: keyof typeof form, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (
      form.currentPassword === undefined &&
      form.password === undefined &&
      form.password2 === undefined
    )
      return;
    if (form.password === undefined) problem('password', 'newPasswordRequired');
    if (form.password2 === undefined) problem('password2', 'repeatPasswordRequired');
    else if (form.password !== undefined && form.password !== form.password2)
      problem('password2', 'passwordsDiffer');
    for (const field of ['name', 'creator', 'dailyMail', 'namedVisits'] as const)
      if (form[field] !== undefined) problem(field, 'passwordAlone');
  })
  .meta({
    // A new password comes alone. JSON Schema cannot express that both are the same.
    dependentRequired: {
      currentPassword: ['password', 'password2'],
      password: ['password2'],
      password2: ['password'],
    },
    dependentSchemas: {
      password: {
        properties: { name: false, creator: false, dailyMail: false, namedVisits: false },
      },
    },
  });

export const deleteUserInput = z.strictObject({ currentPassword });
export const deletionResponse = z.object({
  workshops: z
    .array(
      z.object({
        uid: z.string(),
        name: z.string(),
        guides: z.int(),
        people: z.array(z.string()).meta({
          description: 'The names of its other people, who lose it. Handing it over keeps it.',
        }),
      }),
    )
    .meta({ description: 'Every workshop that the account owns, the personal one first.' }),
});

export const sessionView = z.object({
  id: z.string(),
  /** Readable, as in 'Chrome on Windows'. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** The provider that proved the identity at sign-in; null for the password. */
  provider: z.enum(PROVIDERS).nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export const sessionsResponse = z.object({
  results: z.array(sessionView),
  totalResults: z.number().int(),
});

export const linkedProviderView = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  linkedAt: z.iso.datetime(),
  isEmailVouched: z.boolean().nullable().meta({
    description:
      'Whether the provider had verified the e-mail of the account when it was linked; null where that was not stored then.',
  }),
  isOnlyWayIn: z
    .boolean()
    .meta({ description: 'Whether nothing else signs in to the account; then it stays.' }),
});
export const linkedProvidersResponse = z.object({
  results: z.array(linkedProviderView),
  totalResults: z.number().int(),
});
export const unlinkProviderInput = z.strictObject({ currentPassword });

/** The sessions to end: all but the current one, or with 'all' that one too. */
export const endSessionsQuery = z.object({
  scope: z.enum(['others', 'all'], 'sessionScope').default('others'),
});

export type AccountView = z.infer<typeof accountView>;
/** The request body; the name of a picture is optional. */
export type UpdateUserInput = z.input<typeof updateUserInput>;
export type UserPatch = z.infer<typeof updateUserInput>;
export type DeletionView = z.infer<typeof deletionResponse>;
export type LinkedProviderView = z.infer<typeof linkedProviderView>;
export type UnlinkProviderInput = z.infer<typeof unlinkProviderInput>;
export type LinkedProvidersResponse = z.infer<typeof linkedProvidersResponse>;
export type SessionView = z.infer<typeof sessionView>;
