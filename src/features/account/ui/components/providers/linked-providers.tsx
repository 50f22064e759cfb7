'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { AccountView, LinkedProviderView } from '../../../schema';
import { listProviders, unlinkProvider } from '../../api';
import { useAccessList, ended } from '../../hooks/use-access-list';
import { AccessListPending } from '../access/access-list-pending';
import { RemovalProof } from '../access/owner-proof';
import { useMoments } from '@/browser/time/use-moments';
import { ProviderMark } from '@/features/auth/ui/components/provider-mark';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';

interface LinkedProvidersProps {
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
}

/** The providers that sign in to the account, and buttons to unlink them. */
export function LinkedProviders({ account, ways }: LinkedProvidersProps) {
  const t = useTranslations('settings.providers');
  const router = useRouter();
  const showToast = useToast();
  const { items: links, problem, retry, frame } = useAccessList<LinkedProviderView>(listProviders);
  const [leaving, setLeaving] = useState<LinkedProviderView>();
  const provider = leaving ? ways.names[leaving.provider] : '';

  const unlink = async (id: string, currentPassword: string | undefined) => {
    await ended(unlinkProvider(id, { currentPassword }));
    setLeaving(undefined);
    showToast({ text: t('unlinked', { provider }), tone: 'good' });
    // Loads the list again too: another one may be the only way in now.
    retry();
    router.refresh();
  };

  if (problem !== undefined || !links)
    return <AccessListPending problem={problem} onRetry={retry} />;
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <ul className="divide-y divide-line border-y border-line">
        {links.map((link) => (
          <LinkedProviderRow
            key={link.id}
            link={link}
            name={ways.names[link.provider]}
            onUnlink={() => setLeaving(link)}
          />
        ))}
      </ul>
      <Dialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={t('question', { provider })}
        description={t('consequence', { provider })}
      >
        {leaving && (
          <RemovalProof
            account={account}
            ways={ways}
            submitLabel={t('unlink')}
            send={(currentPassword) => unlink(leaving.id, currentPassword)}
            onCancel={() => setLeaving(undefined)}
          />
        )}
      </Dialog>
    </div>
  );
}

interface LinkedProviderRowProps {
  link: LinkedProviderView;
  /** what people call the provider */
  name: string;
  onUnlink: () => void;
}

function LinkedProviderRow({ link, name, onUnlink }: LinkedProviderRowProps) {
  const t = useTranslations('settings.providers');
  const moments = useMoments();
  const { provider, linkedAt, isEmailVouched, isOnlyWayIn } = link;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="shrink-0 max-xs:hidden [&>svg]:size-6">
        <ProviderMark provider={provider} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <span>{name}</span>
          {isEmailVouched !== null && (
            <Badge tone={isEmailVouched ? 'good' : 'warn'}>
              {t(isEmailVouched ? 'vouched' : 'notVouched')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">{t('since', { date: moments.date(linkedAt) })}</p>
        {isOnlyWayIn && <p className="text-sm text-ink-muted">{t('onlyWayIn')}</p>}
      </div>
      {!isOnlyWayIn && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('unlinkOf', { provider: name })}
          onClick={onUnlink}
        >
          {t('unlink')}
        </Button>
      )}
    </li>
  );
}
