import { Eye, ListOrdered, Timer } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { siteName } from '@/i18n/operator-settings';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { cn } from '@/ui/kit/cn';
import { Picture } from '@/ui/kit/pictures/picture';
import { Stars } from '@/ui/kit/stars';
import { pickLanguage, pickText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import { paths } from '@/shared/addresses/paths';
import { VerifiedMark } from '@/features/profile/ui/components/verified-mark';
import { shortDuration } from '@/features/projects/model/duration';
import type { ExploreCard, Found } from '../../schema';
import { markWords } from '../../model/mark-words';

const PLACE = {
  sizes:
    '(min-width: 1200px) 363px, (min-width: 992px) calc(33.3vw - 37px), (min-width: 768px) calc(50vw - 42px), calc(100vw - 32px)',
  rangePx: [288, 560],
} as const;

interface ProjectCardProps {
  project: ExploreCard;
  /** folded beginnings of words that were searched for, to be marked */
  words?: readonly string[] | undefined;
  /** words that were searched for and that it lacks, where others have them */
  without?: readonly string[] | undefined;
  /** for the card that is seen first */
  isUrgent?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** false where all cards are of one creator */
  hasCreator?: boolean;
}

/**
 * A project in a list: picture, creator, name, views, steps and time. All but the creator links to
 * the project. Without a picture, it is a compact row with more text.
 */
export function ProjectCard({
  project,
  words,
  without = [],
  isUrgent = false,
  headingLevel: Heading = 'h2',
  hasCreator = true,
}: ProjectCardProps) {
  const t = useTranslations('explore');
  const locale = useLocale();
  const lang = pickLanguage(project.languages, locale);
  const texts = projectTextsIn(project, lang);
  const { uid, name, avatar, verified } = project.creator;
  const foundIn = (found: Found) =>
    found.step === undefined ? t(`found.${found.in}`) : t('foundInStep', { step: found.step });
  return (
    <article className="guide-card bg-surface">
      {project.file && (
        <Picture
          file={project.file}
          alt={pickText(project.alt, lang, project.languages)}
          place={PLACE}
          aspect={4 / 3}
          isUrgent={isUrgent}
        />
      )}
      <div className={cn('flex flex-1 flex-col gap-3 p-4', project.file && 'border-t border-line')}>
        {hasCreator && (
          <p className="-my-2 flex items-center gap-2 text-sm text-ink-muted">
            <Link
              href={paths.creator(uid)}
              prefetch={false}
              className="relative z-10 flex min-h-11 min-w-0 items-center gap-2 underline-offset-4 hover:underline"
            >
              <Avatar name={name} picture={avatar} size={28} />
              <span className="sr-only">{t('by', { name })}</span>
              <span aria-hidden className="truncate">
                {name}
              </span>
            </Link>
            {verified && <VerifiedMark label={t('verified', { site: siteName() })} />}
          </p>
        )}
        <Heading className="line-clamp-2 text-xl" title={texts.name}>
          <Link
            href={paths.project(project.projectUid)}
            prefetch={false}
            data-whole-card
            lang={texts.nameLang}
            className="outline-none wrap-anywhere after:absolute after:inset-0"
          >
            <MarkedText text={texts.name} words={words} />
          </Link>
        </Heading>
        {!project.file && texts.description && (
          <p
            lang={texts.descriptionLang}
            className="line-clamp-2 text-sm text-ink-muted md:line-clamp-6"
          >
            {withoutFormatting(texts.description, { hasLinks: true })}
          </p>
        )}
        {project.found && (
          <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">
            <span>{foundIn(project.found)}</span>{' '}
            <span
              lang={
                project.found.lang ??
                (project.languages.length === 1 ? project.languages[0] : undefined)
              }
              className="text-ink"
            >
              <MarkedText text={project.found.text} words={words} />
            </span>
          </p>
        )}
        {without.length > 0 && (
          <p key={without.join()} className="text-sm text-ink-muted wrap-anywhere">
            {t.rich('without', { words: without.join(', '), struck: (text) => <s>{text}</s> })}
          </p>
        )}
        <div className="mt-auto flex flex-col gap-2">
          {project.rating && (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <Stars rating={project.rating.average} className="[&_svg]:size-4" />
              <span>{t('rated', project.rating)}</span>
            </p>
          )}
          <CardFigures project={project} />
        </div>
      </div>
    </article>
  );
}

/** Steps, time and views. */
function CardFigures({ project }: Pick<ProjectCardProps, 'project'>) {
  const t = useTranslations('explore');
  const { number } = useFormatter();
  const { stepCount, views } = project;
  const time = shortDuration(project.averageTime);
  return (
    <ul className="card-figures">
      <li>
        <ListOrdered aria-hidden />
        <span aria-hidden>{stepCount}</span>
        <span className="sr-only">{t('steps', { steps: stepCount })}</span>
      </li>
      <li>
        <Timer aria-hidden />
        <span aria-hidden>{time}</span>
        <span className="sr-only">{t('time', { time })}</span>
      </li>
      <li className="ml-auto">
        <Eye aria-hidden />
        <span aria-hidden>{number(views, { notation: 'compact' })}</span>
        <span className="sr-only">{t('views', { views })}</span>
      </li>
    </ul>
  );
}

interface MarkedTextProps {
  text: string;
  /** folded beginnings of words that were searched for */
  words?: readonly string[] | undefined;
}

/** A text in which stands out what was searched for. */
export function MarkedText({ text, words = [] }: MarkedTextProps) {
  return markWords(text, words).map((part, index) => {
    const Part = part.isMarked ? 'mark' : 'span';
    return <Part key={index}>{part.text}</Part>;
  });
}
