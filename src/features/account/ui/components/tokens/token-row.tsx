import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import type { TokenView } from '@/features/auth/personal-tokens/schema';
import { useMoments } from '@/browser/time/use-moments';

const UPDATE_EVERY_MS = 30_000;
/** A token within this time of its expiry is marked: a week is enough to replace it. */
const SOON_MS = 7 * 24 * 60 * 60_000;

interface TokenRowProps {
  token: TokenView;
  /** names the workshop of the token */
  showsWorkshop: boolean;
  onRevoke: (token: TokenView) => Promise<void>;
}

export function TokenRow({ token, showsWorkshop, onRevoke }: TokenRowProps) {
  const t = useTranslations('settings.tokens');
  const format = useFormatter();
  const { date, moment } = useMoments();
  const now = useNow({ updateInterval: UPDATE_EVERY_MS });
  const { run, isBusy } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { name, scopes, createdAt, expiresAt, lastUsedAt, webhooks, workshop } = token;
  const hosts = [...new Set(webhooks.map((url) => new URL(url).host))];
  const leftMs = Date.parse(expiresAt) - now.getTime();
  const used = lastUsedAt === null ? undefined : new Date(lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <span>{name}</span>
          {leftMs <= 0 ? (
            <Badge tone="bad">{t('expired')}</Badge>
          ) : (
            leftMs < SOON_MS && <Badge tone="warn">{t('expiresSoon')}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <span>{format.list(scopes.map((scope) => t(`scope.${scope}`)))}</span>
          {showsWorkshop && (
            <span className="wrap-anywhere">
              {` · ${t('inWorkshop', { workshop: workshop.name })}`}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          <span>{`${t('since', { date: date(createdAt) })} · ${leftMs <= 0 ? t('expiredOn', { date: date(expiresAt) }) : t('expiresOn', { date: date(expiresAt) })} · `}</span>
          {used ? (
            <time dateTime={used.toISOString()} title={moment(used.toISOString())}>
              {t('used', { when: format.relativeTime(used > now ? now : used, now) })}
            </time>
          ) : (
            <span>{t('neverUsed')}</span>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('revokeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={isBusy}
        question={t('revokeQuestion', { name })}
        consequence={
          hosts.length === 0
            ? t('revokeText')
            : t('revokeTextWebhooks', { count: hosts.length, hosts: format.list(hosts) })
        }
        confirmLabel={t('revoke')}
        onConfirm={() =>
          void run(() => onRevoke(token)).then((isDone) => !isDone && setAsking(false))
        }
      />
    </li>
  );
}
