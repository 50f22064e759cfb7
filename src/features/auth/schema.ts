import { z } from 'zod';
import { canonicalEmail, EMAIL, EMAIL_MAX } from '@/shared/text/email';
import { lengthOf } from '@/shared/text/text';
import { line, verbatim } from '@/shared/text/text-schemas';
import { pictureView } from '@/shared/pictures/picture';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, type Provider } from './constants';

const TYPED_PASSWORD_MAX = 1024;

const isShort = (email: string) => lengthOf(email) <= EMAIL_MAX;

// Sign-in does not validate the e-mail: an unknown one is simply wrong.
const emailText = z
  .string({ error: 'emailRequired' })
  .trim()
  .min(1, 'emailRequired')
  .refine(isShort, 'emailInvalid')
  .meta({ minLength: 1, maxLength: EMAIL_MAX, pattern: '\\S' });
/** A required e-mail address. */
export const emailInput = emailText
  .transform(canonicalEmail)
  .refine(isShort, 'emailInvalid')
  .pipe(z.email({ pattern: EMAIL, error: 'emailInvalid' }))
  .meta({ format: 'email', pattern: EMAIL.source, minLength: 1, maxLength: EMAIL_MAX });
// Never trimmed or cut: a password is exactly what was typed.
export const typedPassword = (required: string) =>
  verbatim(TYPED_PASSWORD_MAX, required, 'passwordLength');
/** A new password; its length counts after NFKC (docs/reference/accounts.md#passwords). */
export const newPassword = (required: string) =>
  typedPassword(required)
    .refine((text) => {
      const length = lengthOf(text.normalize('NFKC'));
      return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
    }, 'passwordLength')
    .meta({
      minLength: PASSWORD_MIN,
      maxLength: PASSWORD_MAX,
      description:
        'Counted in code points after the Unicode normalisation NFKC. The most common passwords, one character repeated, ' +
        'and your own address are refused.',
    });

const invitation = verbatim(128, 'text').optional().meta({
  description: 'The last part of the address of an invitation; needed where joining is not open.',
});
export const registerInput = z.strictObject({
  name: line(NAME_MAX, 'nameRequired'),
  email: emailInput,
  password: newPassword('passwordRequired'),
  invitation,
});
export const loginInput = z.strictObject({
  email: emailText,
  password: typedPassword('passwordRequired'),
});
export const forgotPasswordInput = z.strictObject({ email: emailInput });
export const resetPasswordInput = z.strictObject({ password: newPassword('newPasswordRequired') });
/** The token in the link of a mail; a missing one is invalid. */
export const mailTokenQuery = z.object({ token: z.string().default('') });
export const nothingInput = z.strictObject({});
export const confirmEmailInput = z.strictObject({
  password: z
    .string('confirmPasswordRequired')
    .max(TYPED_PASSWORD_MAX, 'passwordLength')
    .optional()
    .meta({
      description:
        'The password of the account, where the call comes without its session. With it, the e-mail is confirmed only for the person who made the account; an app that opens the links of mails should ask for it.',
    }),
});
/** A token of a provider from an API client: Facebook's access token, the id token of others. */
export const providerTokenInput = z.strictObject({ token: verbatim(8192, 'text'), invitation });
export const refreshInput = z.strictObject({ refreshToken: verbatim(512, 'text') });

export const creatorView = z
  .object({
    uid: z.string(),
    name: z.string(),
    avatar: pictureView.nullable(),
    cover: pictureView.nullable(),
    textColor: z.string(),
    backgroundColor: z.string(),
    coverOpacity: z.number(),
    smallDescription: z.string(),
    url: z.string(),
    verified: z.boolean(),
    verifiedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the operators of the site verified the creator.' }),
  })
  .meta({ id: 'Creator' });

export const userView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    creator: creatorView,
  })
  .meta({ id: 'User' });

const tokenView = z.object({ token: z.string(), expires: z.iso.datetime() });
export const tokensView = z
  .object({ access: tokenView, refresh: tokenView })
  .meta({ id: 'Tokens' });
export const registerResponse = z.object({ user: userView });
export const loginResponse = z.object({ user: userView, tokens: tokensView });
export const refreshResponse = z.object({ tokens: tokensView });

/** Accepted, without further information: the same for all. */
export const acceptedResponse = z.strictObject({});

export type RegisterInput = z.infer<typeof registerInput>;
export type LoginInput = z.infer<typeof loginInput>;
export type ProviderTokenInput = z.infer<typeof providerTokenInput>;
export type ProviderIdentity = {
  provider: Provider;
  /** The provider's own id of the person, which is stable; an e-mail may change owners. */
  subject: string;
  email: string | undefined;
  /** True if the provider has verified the e-mail. */
  isEmailVouched: boolean;
  /** When the person proved themselves there; undefined where that is unknown. */
  provedAt: Date | undefined;
  name: string | undefined;
};

/** The code of a round trip, with the values stored at its beginning. */
export type ProviderCode = {
  code: string;
  verifier: string;
  redirectUri: string;
  nonce: string | undefined;
  /** True if it requested a new sign-in there. */
  isProof: boolean;
};

export type CreatorView = z.infer<typeof creatorView>;
export type UserView = z.infer<typeof userView>;
export type TokenView = z.infer<typeof tokenView>;
export type TokensView = z.infer<typeof tokensView>;
