import * as dashboardUser from '../../dashboard/user/route';
import * as dashboardUserConfirmation from '../../dashboard/user/confirmation/route';
import * as dashboardUserExport from '../../dashboard/user/export/route';
import * as dashboardUserSessions from '../../dashboard/user/sessions/route';
import * as dashboardUserSessionsSessionId from '../../dashboard/user/sessions/[sessionId]/route';
import * as dashboardUserStorage from '../../dashboard/user/storage/route';
import { type CallGroup, PICTURE_ERRORS } from '../call-group';

export const account: CallGroup = {
  name: 'Account',
  slug: 'account',
  about: "The signed-in creator's own account, profile and sessions.",
  calls: {
    '/dashboard/user': [
      dashboardUser,
      {
        GET: { summary: 'The account with its creator.' },
        PATCH: {
          summary:
            "Changes the name, the creator's profile and pictures, the settings, or the password; a new password ends the other sessions and revokes all access tokens.",
          errors: [
            'wrong_credentials',
            'fresh_sign_in_required',
            ...PICTURE_ERRORS,
            'too_many_requests',
          ],
        },
        DELETE: {
          summary: 'Deletes the account with all its projects and files.',
          errors: ['wrong_credentials', 'fresh_sign_in_required', 'too_many_requests'],
        },
      },
    ],
    '/dashboard/user/confirmation': [
      dashboardUserConfirmation,
      {
        POST: { summary: 'Sends the confirmation mail again.', errors: ['too_many_requests'] },
      },
    ],
    '/dashboard/user/export': [
      dashboardUserExport,
      {
        GET: {
          summary: 'Everything held about the account, as one JSON document.',
          errors: ['too_many_requests'],
        },
      },
    ],
    '/dashboard/user/sessions': [
      dashboardUserSessions,
      {
        GET: { summary: 'The sessions of the account.' },
        DELETE: { summary: 'Ends the other sessions, or all of them.' },
      },
    ],
    '/dashboard/user/sessions/{sessionId}': [
      dashboardUserSessionsSessionId,
      {
        DELETE: { summary: 'Ends one session.' },
      },
    ],
    '/dashboard/user/storage': [
      dashboardUserStorage,
      {
        GET: { summary: 'How much of its room for pictures the account has used.' },
      },
    ],
  },
};
