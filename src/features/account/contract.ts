import { nothingInput, acceptedResponse } from '@/features/auth/schema';
import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { storageResponse } from '@/features/uploads/schema';
import { contract } from '@/shared/http/contract';
import {
  accountView,
  updateUserInput,
  deleteUserInput,
  sessionsResponse,
  endSessionsQuery,
  linkedProvidersResponse,
  unlinkProviderInput,
} from './schema';

export const accountCalls = {
  read: contract({
    method: 'GET',
    path: '/dashboard/user',
    scope: 'read',
    summary: 'The account with its creator.',
    answer: accountView,
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/user',
    scope: 'session',
    summary:
      "Changes the name, the creator's profile and pictures, the settings, or the password; a new password ends the other sessions and revokes all access tokens.",
    body: updateUserInput,
    answer: accountView,
    errors: [
      'wrong_credentials',
      'passwords_off',
      'fresh_sign_in_required',
      ...PICTURE_ERRORS,
      'too_many_requests',
    ],
  }),
  delete: contract({
    method: 'DELETE',
    path: '/dashboard/user',
    scope: 'session',
    summary: 'Deletes the account with all its projects and files.',
    body: deleteUserInput,
    status: 204,
    errors: ['wrong_credentials', 'fresh_sign_in_required', 'too_many_requests'],
  }),
  sendConfirmation: contract({
    method: 'POST',
    path: '/dashboard/user/confirmation',
    scope: 'session',
    summary: 'Sends the confirmation mail again.',
    body: nothingInput,
    answer: acceptedResponse,
    status: 202,
    errors: ['too_many_requests'],
  }),
  export: contract({
    method: 'GET',
    path: '/dashboard/user/export',
    scope: 'session',
    summary: 'Everything held about the account, as one JSON document.',
    errors: ['too_many_requests'],
  }),
  listSessions: contract({
    method: 'GET',
    path: '/dashboard/user/sessions',
    scope: 'session',
    summary: 'The sessions of the account.',
    answer: sessionsResponse,
  }),
  endSessions: contract({
    method: 'DELETE',
    path: '/dashboard/user/sessions',
    scope: 'session',
    summary: 'Ends the other sessions, or all of them.',
    query: endSessionsQuery,
    status: 204,
  }),
  endSession: contract({
    method: 'DELETE',
    path: '/dashboard/user/sessions/{sessionId}',
    scope: 'session',
    summary: 'Ends one session.',
    status: 204,
  }),
  listProviders: contract({
    method: 'GET',
    path: '/dashboard/user/providers',
    scope: 'session',
    summary: 'The providers that sign in to the account.',
    answer: linkedProvidersResponse,
  }),
  unlinkProvider: contract({
    method: 'DELETE',
    path: '/dashboard/user/providers/{linkId}',
    scope: 'session',
    summary: 'Unlinks a provider, and ends the other sessions that began with it.',
    description:
      'Needs `currentPassword`, or for an account without one a sign-in with a provider within the last five minutes. The only way to sign in stays (409 `last_way_in`). The owner gets a mail.',
    body: unlinkProviderInput,
    status: 204,
    errors: ['wrong_credentials', 'fresh_sign_in_required', 'last_way_in', 'too_many_requests'],
  }),
  readStorage: contract({
    method: 'GET',
    path: '/dashboard/user/storage',
    scope: 'read',
    summary: 'How much of its room for pictures the account has used.',
    answer: storageResponse,
  }),
};
