import 'server-only';
import { TOKEN_SCOPES } from '../../personal-tokens/constants';
import type { PersonalTokenRow } from './repository';
import type { TokenView } from '../../personal-tokens/schema';

export function toTokenView({
  id,
  name,
  creator,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
  webhooks,
}: PersonalTokenRow): TokenView {
  return {
    id,
    name,
    workshop: creator,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    webhooks: webhooks.map(({ url }) => url),
  };
}
