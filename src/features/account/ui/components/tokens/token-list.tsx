'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { TokenView } from '@/features/auth/personal-tokens/schema';
import { listTokens, revokeToken } from '../../api';
import { ended, useAccessList } from '../../hooks/use-access-list';
import { AccessListPending } from '../access/access-list-pending';
import { TokenRow } from './token-row';

/** The tokens of the account, with buttons to revoke them. */
export function TokenList() {
  const t = useTranslations('settings.tokens');
  const showToast = useToast();
  const { items: tokens, problem, retry, keepOnly, frame } = useAccessList<TokenView>(listTokens);

  const revoke = async ({ id, name }: TokenView) => {
    await ended(revokeToken(id));
    keepOnly((token) => token.id !== id);
    showToast({ text: t('revoked', { name }), tone: 'good' });
  };

  if (problem !== undefined || !tokens)
    return <AccessListPending problem={problem} onRetry={retry} />;
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {tokens.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={revoke} />
          ))}
        </ul>
      )}
    </div>
  );
}
