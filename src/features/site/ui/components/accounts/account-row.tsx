import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useAction } from '@/browser/api/use-action';
import { useSizeText } from '@/browser/files/use-size-text';
import { useMoments } from '@/browser/time/use-moments';
import { paths } from '@/shared/addresses/paths';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { ACCOUNT_MAILS, type AccountDecision } from '../../../accounts/constants';
import type { SiteAccountView } from '../../../accounts/schema';
import { mailAccount } from '../../accounts-api';

interface AccountRowProps {
  account: SiteAccountView;
  /** people may log in with one here */
  hasPasswords: boolean;
  onDecide: (decision: AccountDecision) => void;
}

/** An account with its facts, and what an operator may do with it. */
export function AccountRow({ account, hasPasswords, onDecide }: AccountRowProps) {
  const t = useTranslations('site.accounts');
  const { moment, date } = useMoments();
  const sizeText = useSizeText();
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const { id, name, email, creatorUid, isOperator, emailConfirmed, suspendedAt } = account;
  const { createdAt, lastActiveAt, guides, publishedGuides, storedBytes, suspendedReason } =
    account;
  const send = (kind: (typeof ACCOUNT_MAILS)[number]) =>
    run(async () => {
      await mailAccount(id, kind);
      showToast({ text: t('mailSent', { email }), tone: 'good' });
    });
  const decisions: readonly AccountDecision[] = isOperator
    ? []
    : [suspendedAt ? 'readmit' : 'suspend', ...(guides > 0 ? ['handOver' as const] : []), 'remove'];
  const mails = ACCOUNT_MAILS.filter((kind) =>
    kind === 'recovery' ? hasPasswords : !emailConfirmed,
  );
  return (
    <article aria-labelledby={id} className="flex flex-col gap-2 py-4 wrap-anywhere">
      <h3 id={id} className="flex flex-wrap items-center gap-x-3 font-sans text-base font-semibold">
        {creatorUid === null ? (
          <span>{name}</span>
        ) : (
          <Link
            href={paths.creator(creatorUid)}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-blueprint underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        <span translate="no" className="font-normal">
          {email}
        </span>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {suspendedAt && <Badge tone="bad">{t('suspended')}</Badge>}
        {isOperator && <Badge tone="info">{t('operator')}</Badge>}
        {!emailConfirmed && <Badge tone="neutral">{t('unconfirmed')}</Badge>}
        <span>{t('guideCount', { count: guides, published: publishedGuides })}</span>
        <span>{sizeText(storedBytes)}</span>
        <span>{t('since', { date: date(createdAt) })}</span>
        <span>
          {lastActiveAt ? t('lastActive', { when: moment(lastActiveAt) }) : t('notActive')}
        </span>
      </p>
      {suspendedAt && (
        <p className="max-w-prose rounded-md bg-sunken p-3 whitespace-pre-wrap">
          {t('because', { when: moment(suspendedAt), reason: suspendedReason ?? '' })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            size="sm"
            aria-describedby={id}
            onClick={() => onDecide(decision)}
          >
            {t(`decisions.${decision}`)}
          </Button>
        ))}
        {mails.map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            aria-describedby={id}
            isBusy={isBusy}
            onClick={() => void send(kind)}
          >
            {t(`mails.${kind}`)}
          </Button>
        ))}
      </div>
    </article>
  );
}
