'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useEffect, useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { NewTokenView, TokenView } from '@/features/auth/personal-tokens/schema';
import type { WorkshopView } from '@/features/auth/workshops/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '../../../schema';
import { OwnerProof } from '../access/owner-proof';
import { SettingsSection } from '../settings-section';
import { TokenForm } from './token-form';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { listTokens, revokeToken } from '../../api';
import { ended, useAccessList } from '../../hooks/use-access-list';
import { AccessListPending } from '../access/access-list-pending';
import { TokenRow } from './token-row';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';

type TokenSettingsProps = Pick<
  AccountView,
  'email' | 'hasPassword' | 'isFreshFromProvider' | 'isOperator' | 'providers'
> & {
  ways: SignInWays;
  /** the shown one, for a person with several */
  workshop?: Pick<WorkshopView, 'name' | 'role'> | undefined;
};

/** Creates a token, shows it once, and lists the others. */
export function TokenSettings({ ways, workshop, ...account }: TokenSettingsProps) {
  const t = useTranslations('settings.tokens');
  const router = useRouter();
  const [made, setMade] = useState<NewTokenView>();
  return (
    <>
      <SettingsSection title={t('make')} text={t('makeText')}>
        {made ? (
          <TokenMade made={made} onDone={() => setMade(undefined)} />
        ) : (
          <OwnerProof
            account={account}
            ways={ways}
            purpose="token"
            callbackUrl={dashboardPaths.tokenSettings}
          >
            {workshop && (
              <p className="mb-5 wrap-anywhere">{t('makeIn', { workshop: workshop.name })}</p>
            )}
            <TokenForm
              {...account}
              role={workshop?.role ?? 'owner'}
              onMade={setMade}
              onProofLost={router.refresh}
            />
          </OwnerProof>
        )}
      </SettingsSection>
      <SettingsSection
        title={t('yours')}
        text={ways.hasPasswords ? t('yoursText') : t('yoursTextNoPassword')}
      >
        <TokenList key={made?.id} showsWorkshop={workshop !== undefined} />
      </SettingsSection>
    </>
  );
}

/** The tokens of the account, with buttons to revoke them. */
function TokenList({ showsWorkshop }: { showsWorkshop: boolean }) {
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
            <TokenRow
              key={token.id}
              token={token}
              showsWorkshop={showsWorkshop}
              onRevoke={revoke}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows a new token, this once. */
function TokenMade({ made, onDone }: { made: NewTokenView; onDone: () => void }) {
  const t = useTranslations('settings.tokens');
  const box = useRef<HTMLDivElement>(null);
  // The form with the focused button is gone; a screen reader continues here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('made', { name: made.name })}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <h3 className="text-lg wrap-anywhere">{t('made', { name: made.name })}</h3>
      <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 font-medium text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{t('madeText')}</span>
      </p>
      <CopyField label={t('madeLabel')} value={made.token} />
      <Button variant="secondary" onClick={onDone} className="self-start max-xs:w-full">
        {t('done')}
      </Button>
    </div>
  );
}
