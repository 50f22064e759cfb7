'use client';

import { useTranslations } from 'next-intl';
import { useMoments } from '@/browser/time/use-moments';
import { ProviderMark } from '@/features/auth/ui/components/provider-mark';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import type { LinkedProviderView } from '../../../schema';

interface LinkedProviderRowProps {
  link: LinkedProviderView;
  /** what people call the provider */
  name: string;
  onUnlink: () => void;
}

export function LinkedProviderRow({ link, name, onUnlink }: LinkedProviderRowProps) {
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
