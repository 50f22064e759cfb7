import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMoments } from '@/browser/time/use-moments';
import { paths } from '@/shared/addresses/paths';
import { languageLabel } from '@/shared/interface/languages';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import type { GuideDecision } from '../../../guides/constants';
import type { SiteGuideView } from '../../../guides/schema';

interface GuideRowProps {
  guide: SiteGuideView;
  onDecide: (decision: GuideDecision) => void;
}

const LINK = 'inline-flex min-h-11 items-center text-blueprint underline underline-offset-4';

/** A published guide with its facts, and what an operator may do with it. */
export function GuideRow({ guide, onDecide }: GuideRowProps) {
  const t = useTranslations('site.guides');
  const locale = useLocale();
  const { date } = useMoments();
  const { uid, name, creator, owner, languages, category, tags, takenDownAt, publishedAt } = guide;
  const labels = [category, ...tags].filter(Boolean).join(', ');
  const decisions: readonly GuideDecision[] = takenDownAt
    ? ['putBack']
    : [...(guide.isWaiting ? (['letThrough'] as const) : []), 'takeDown'];
  return (
    <article aria-labelledby={uid} className="flex flex-col gap-2 py-4 wrap-anywhere">
      <h3 id={uid} className="font-sans text-base font-semibold">
        {takenDownAt ? (
          <span>{name}</span>
        ) : (
          <Link href={paths.project(uid)} prefetch={false} className={LINK}>
            {name}
          </Link>
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {takenDownAt && <Badge tone="bad">{t('takenDown')}</Badge>}
        {guide.isWaiting && <Badge tone="warn">{t('waiting')}</Badge>}
        {guide.isByLink && <Badge tone="neutral">{t('byLink')}</Badge>}
        <Link href={paths.creator(creator.uid)} prefetch={false} className={LINK}>
          {t('byCreator', { creator: creator.name })}
        </Link>
        {owner !== creator.name && <span>{t('owner', { owner })}</span>}
        <span>{languages.map((lang) => languageLabel(locale, lang)).join(', ')}</span>
        {publishedAt && <span>{t('since', { date: date(publishedAt) })}</span>}
        <span>{t('views', { count: guide.views })}</span>
        {labels && <span>{t('labels', { labels })}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            size="sm"
            aria-describedby={uid}
            onClick={() => onDecide(decision)}
          >
            {t(`decisions.${decision}`)}
          </Button>
        ))}
      </div>
    </article>
  );
}
