import * as authRegister from '../../auth/register/route';
import * as authLogin from '../../auth/login/route';
import * as authLoginProvider from '../../auth/login/[provider]/route';
import * as authRefresh from '../../auth/refresh/route';
import * as authLogout from '../../auth/logout/route';
import * as authForgotPassword from '../../auth/forgot-password/route';
import * as authResetPassword from '../../auth/reset-password/route';
import * as authConfirmEmail from '../../auth/confirm-email/route';
import * as authUnsubscribe from '../../auth/unsubscribe/route';
import type { CallGroup } from '../call-group';

export const accounts: CallGroup = {
  name: 'Accounts',
  slug: 'accounts',
  about: 'Making an account, signing in and out, and the mails that have to do with it.',
  calls: {
    '/auth/register': [
      authRegister,
      {
        POST: {
          summary: 'Makes an account.',
          errors: ['email_taken', 'too_many_requests'],
          limit: { times: 'registrationsPer10Min', of: 'a visitor' },
        },
      },
    ],
    '/auth/login': [
      authLogin,
      {
        POST: {
          summary: 'Signs in with e-mail and password.',
          errors: ['wrong_credentials', 'too_many_requests'],
          limit: { times: 'loginsPer10Min', of: 'an account and a visitor' },
        },
      },
    ],
    '/auth/login/{provider}': [
      authLoginProvider,
      {
        POST: {
          summary:
            'Signs in with the token of a provider: google (an id token) or facebook (an access token).',
          errors: [
            'provider_refused',
            'provider_email_taken',
            'provider_email_missing',
            'provider_not_configured',
            'provider_unreachable',
            'too_many_requests',
          ],
        },
      },
    ],
    '/auth/refresh': [
      authRefresh,
      {
        POST: {
          summary: 'Exchanges a refresh token for new tokens; each works once.',
          errors: ['session_ended', 'refresh_race'],
        },
      },
    ],
    '/auth/logout': [
      authLogout,
      {
        POST: { summary: 'Ends the session of a refresh token.' },
      },
    ],
    '/auth/forgot-password': [
      authForgotPassword,
      {
        POST: {
          summary: 'Sends a mail with a link for a new password, if there is such an account.',
          errors: ['too_many_requests'],
          limit: { times: 'recoveriesPer10Min', of: 'an account and a visitor' },
        },
      },
    ],
    '/auth/reset-password': [
      authResetPassword,
      {
        POST: {
          summary:
            'Sets a new password with the token of that mail, ends all sessions and revokes all access tokens.',
          errors: ['invalid_token', 'too_many_requests'],
        },
      },
    ],
    '/auth/confirm-email': [
      authConfirmEmail,
      {
        POST: {
          summary: 'Confirms an e-mail with the token of the confirmation mail.',
          errors: ['invalid_token', 'too_many_requests'],
        },
      },
    ],
    '/auth/unsubscribe': [
      authUnsubscribe,
      {
        GET: { summary: 'Leads to the page that ends the daily mail; changes nothing.' },
        POST: {
          summary: 'Ends the daily mail with the token of its link; any body will do.',
          errors: ['invalid_token'],
        },
      },
    ],
  },
};
