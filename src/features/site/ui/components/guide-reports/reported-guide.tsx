import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { paths } from '@/shared/addresses/paths';
import { useMoments } from '@/browser/time/use-moments';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import type { Decision } from '../../../guide-reports/constants';
import type { CaseView } from '../../../guide-reports/schema';

interface ReportedGuideProps {
  subject: CaseView;
  onDecide: (decision: Decision) => void;
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4';

/** A guide with its open reports, the statements about it, and the decisions. */
export function ReportedGuide({ subject, onDecide }: ReportedGuideProps) {
  const t = useTranslations('site.reports');
  const { moment } = useMoments();
  const { projectUid, name, creator, isPublic, takenDownAt, statement, noticeCount } = subject;
  const decisions: readonly Decision[] = takenDownAt
    ? ['putBack', 'removeAccount']
    : ['leave', 'ask', 'takeDown', 'removeAccount'];
  const state = takenDownAt ? 'takenDown' : isPublic ? 'open' : 'notPublic';
  return (
    <article aria-labelledby={projectUid} className="flex flex-col gap-3 py-4 wrap-anywhere">
      <div>
        <h3 id={projectUid} className="font-sans text-base font-semibold">
          {isPublic ? (
            <Link href={paths.project(projectUid)} prefetch={false} className={LINK}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <Link href={paths.creator(creator.uid)} prefetch={false} className={LINK}>
            {t('by', { name: creator.name })}
          </Link>
          {creator.owner !== creator.name && <span>{t('owner', { name: creator.owner })}</span>}
          <Badge tone={takenDownAt ? 'bad' : 'neutral'}>{t(`state.${state}`)}</Badge>
          {takenDownAt && <time dateTime={takenDownAt}>{moment(takenDownAt)}</time>}
          {noticeCount > 0 && <span>{t('count', { count: noticeCount })}</span>}
        </p>
      </div>
      <GuideReports subject={subject} />
      {statement && (
        <div className="flex max-w-prose flex-col gap-1 rounded-md bg-sunken p-3 whitespace-pre-wrap">
          <p>
            {t(statement.kind === 'question' ? 'asked' : 'because', { reason: statement.reason })}
          </p>
          <p>
            {statement.answer === null ? t('noAnswer') : t('answer', { answer: statement.answer })}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            size="sm"
            aria-describedby={projectUid}
            onClick={() => onDecide(decision)}
          >
            {t(decision)}
          </Button>
        ))}
      </div>
    </article>
  );
}

function GuideReports({ subject: { notices, noticeCount } }: { subject: CaseView }) {
  const t = useTranslations('site.reports');
  const reasons = useTranslations('guideReport.reasons');
  const { moment } = useMoments();
  if (notices.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {notices.map(({ id, reason, message, email, lang, createdAt }) => (
          <li key={id} className="flex flex-col gap-1">
            <p className="font-semibold">{reasons(reason)}</p>
            {message && (
              <p lang={lang} className="max-w-prose whitespace-pre-wrap">
                {message}
              </p>
            )}
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
              <time dateTime={createdAt}>{moment(createdAt)}</time>
              {email && <span translate="no">{email}</span>}
            </p>
          </li>
        ))}
      </ul>
      {noticeCount > notices.length && (
        <p className="text-sm text-ink-muted">{t('newest', { count: notices.length })}</p>
      )}
    </>
  );
}
