import { Info, Lock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { siteName } from '@/i18n/operator-settings';
import { verifiedWords } from '@/features/profile/model/verified-words';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { Badge } from '@/ui/kit/badge';
import { cn } from '@/ui/kit/cn';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Stars } from '@/ui/kit/stars';
import { lengthOf } from '@/shared/text/text';
import { VerifiedMark } from '@/features/profile/ui/components/verified-mark';
import { ProjectType } from '@/features/projects/constants';
import { shortDuration, durationOf } from '@/features/projects/model/duration';
import type { GuidePage } from '../../model/guide-page';
import { Stat } from '@/ui/kit/stat';
import type { PublicProject } from '@/features/projects/schema';

/** Longer names are smaller, so that they do not push everything else out of view. */
const LONG_NAME = 50;

/** First facts for a reader: the subject, the duration, the ratings and the creator. */
export function ProjectHead({
  project,
  texts,
  note,
}: Pick<GuidePage, 'project' | 'texts' | 'note'>) {
  const t = useTranslations('project');
  const locale = useLocale();
  const { creator } = project;
  return (
    <>
      {project.type === ProjectType.Private && (
        <p className="print:hidden">
          <Badge tone="warn" className="whitespace-normal">
            <Lock aria-hidden />
            <span>{t('privateNote')}</span>
          </Badge>
        </p>
      )}
      <h1
        data-poster
        lang={texts.nameLang}
        className={cn(
          'wrap-anywhere',
          lengthOf(texts.name) > LONG_NAME
            ? 'text-2xl hyphens-auto md:text-3xl'
            : 'text-3xl md:text-4xl',
        )}
      >
        {texts.name}
      </h1>
      {note && (
        <p className="-mt-2 flex gap-2 text-ink-muted">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-blueprint" />
          <span>{note}</span>
        </p>
      )}
      <ProjectStats project={project} />
      <p className="-mt-2 font-mono tabular md:hidden">
        {t('figures', {
          steps: project.stepCount,
          time: shortDuration(project.averageTime),
          people: project.people,
        })}
      </p>
      {project.rating && (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Stars rating={project.rating.average} />
          <span>{t('rated', project.rating)}</span>
        </p>
      )}
      {texts.description && (
        <FormattedText
          text={texts.description}
          lang={texts.descriptionLang}
          hasLinks
          className="max-w-prose text-lg wrap-anywhere"
        />
      )}
      <a
        href="#creator"
        className="-my-1 flex min-h-11 w-fit max-w-full items-center gap-3 underline-offset-4 hover:underline"
      >
        <Avatar name={creator.name} picture={creator.avatar} size={36} />
        <span className="min-w-0 truncate font-semibold">{creator.name}</span>
        {creator.verified && (
          <VerifiedMark label={t('verified', verifiedWords(creator, siteName(), locale))} />
        )}
      </a>
    </>
  );
}

const unit = 'text-base text-ink-muted';

/**
 * The three main figures: steps without chapters, average time, people. On phones, in one line
 * below the name.
 */
function ProjectStats({
  project,
}: {
  project: Pick<PublicProject, 'stepCount' | 'averageTime' | 'people'>;
}) {
  const t = useTranslations('project');
  const { hours, minutes } = durationOf(project.averageTime);
  const time = (
    <span className="whitespace-nowrap">
      {hours > 0 && (
        <>
          <span>{hours}</span>
          <span className={unit}>h</span>
        </>
      )}
      {minutes > 0 && (
        <>
          <span className={cn(hours > 0 && 'ml-1.5')}>{minutes}</span>
          <span className={unit}>min</span>
        </>
      )}
    </span>
  );
  return (
    <dl className="hidden grid-cols-stats gap-4 md:grid">
      <Stat label={t('steps')} value={project.stepCount} />
      <Stat label={t('averageTime')} value={time} />
      <Stat label={t('people')} value={project.people} />
    </dl>
  );
}
