import * as dashboardTokens from '../../dashboard/tokens/route';
import * as dashboardTokensTokenId from '../../dashboard/tokens/[tokenId]/route';
import type { CallGroup } from '../call-group';

export const tokens: CallGroup = {
  name: 'Access tokens',
  slug: 'access-tokens',
  about:
    "Personal access tokens: keys that let a script of one's own do what their scopes say, for at most a year.",
  calls: {
    '/dashboard/tokens': [
      dashboardTokens,
      {
        GET: {
          summary:
            "One's own tokens, the newest first: what they may do, until when, and when they were last used.",
        },
        POST: {
          summary:
            'Makes a token; this answer is the only one that ever holds it. A new password of the account revokes all tokens.',
          errors: ['fresh_sign_in_required', 'too_many_tokens', 'too_many_requests'],
        },
      },
    ],
    '/dashboard/tokens/{tokenId}': [
      dashboardTokensTokenId,
      {
        DELETE: { summary: 'Revokes a token; it opens nothing from then on.' },
      },
    ],
  },
};
