import { z } from 'zod';
import { line } from '@/shared/text';
import { pictureView } from '@/shared/picture';
import { EMAIL_MAX, NAME_MAX, type Provider } from './constants';

const emailText = z.string({ error: 'emailRequired' }).trim().min(1, 'emailRequired').max(EMAIL_MAX, 'emailInvalid');
const email = emailText.pipe(z.email('emailInvalid'));
// Nothing is trimmed or cut: a password is what was typed. Its length is judged by the password policy.
export const typedPassword = (required: string) => z.string({ error: required }).min(1, required).max(1024, 'passwordLength');
const password = typedPassword('passwordRequired');

export const registerInput = z.strictObject({ name: line(NAME_MAX, 'nameRequired'), email, password });
// Signing in does not judge how an e-mail looks: an unknown one is simply wrong.
export const loginInput = z.strictObject({ email: emailText, password });
// As signing in finds an account: full-width characters are the same as plain ones.
export const forgotPasswordInput = z.strictObject({ email: emailText.transform((text) => text.normalize('NFKC')).pipe(z.email('emailInvalid')) });
export const resetPasswordInput = z.strictObject({ password: typedPassword('newPasswordRequired') });
/** The token of a mail, from the address of its link; a missing one is as good as a wrong one. */
export const mailTokenQuery = z.object({ token: z.string().default('') });
export const nothingInput = z.strictObject({});
/** What a provider gave to a client of the API: Google an id token, Facebook an access token. */
export const providerTokenInput = z.strictObject({ token: z.string({ error: 'text' }).min(1, 'text').max(8192, 'text') });
export const refreshInput = z.strictObject({ refreshToken: z.string().min(1, 'text').max(512, 'text') });

export const creatorView = z.object({
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
});

export const userView = z.object({ id: z.string(), name: z.string(), email: z.string(), creator: creatorView });

const tokenView = z.object({ token: z.string(), expires: z.iso.datetime() });
export const tokensView = z.object({ access: tokenView, refresh: tokenView });
export const registerAnswer = z.object({ user: userView });
export const loginAnswer = z.object({ user: userView, tokens: tokensView });
export const refreshAnswer = z.object({ tokens: tokensView });

/** 'It will be done': tells nothing, and the same to everybody. */
export const acceptedAnswer = z.strictObject({});

export type RegisterInput = z.infer<typeof registerInput>;
export type LoginInput = z.infer<typeof loginInput>;
/** Who a provider says somebody is. */
export type ProviderIdentity = {
  provider: Provider;
  /** The provider's own id of the person; an e-mail may go to somebody else, this does not. */
  subject: string;
  email: string | undefined;
  /** Whether the provider has made sure that the e-mail is the person's. */
  isEmailVouched: boolean;
  name: string | undefined;
};

/** What a browser brings back from a provider, with what was kept of the beginning of the round trip. */
export type ProviderCode = { code: string; verifier: string; redirectUri: string; nonce: string | undefined };

export type CreatorView = z.infer<typeof creatorView>;
export type UserView = z.infer<typeof userView>;
export type TokenView = z.infer<typeof tokenView>;
export type TokensView = z.infer<typeof tokensView>;
