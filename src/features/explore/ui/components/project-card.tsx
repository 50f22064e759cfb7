import { useFormatter, useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { siteName } from '@/i18n/operator-settings';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { Picture } from '@/ui/kit/pictures/picture';
import { Stars } from '@/ui/kit/stars';
import { SymbolIcon } from '@/ui/kit/symbols';
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
      <div className="card-body">
        {hasCreator && (
          <p className="card-creator">
            <Link href={paths.creator(uid)} prefetch={false} aria-label={t('by', { name })}>
              <Avatar name={name} picture={avatar} size={28} />
              <span className="truncate">{name}</span>
            </Link>
            {verified && <VerifiedMark label={t('verified', { site: siteName() })} />}
          </p>
        )}
        <Heading className="card-name" title={texts.name}>
          <Link
            href={paths.project(project.projectUid)}
            prefetch={false}
            data-whole-card
            lang={texts.nameLang}
          >
            <MarkedText text={texts.name} words={words} />
          </Link>
        </Heading>
        {!project.file && texts.description && (
          <p lang={texts.descriptionLang} className="card-text md:line-clamp-6">
            {withoutFormatting(texts.description, { hasLinks: true })}
          </p>
        )}
        {project.found && (
          <p className="card-text">
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
        {project.rating && (
          <p className="card-rating">
            <Stars rating={project.rating.average} />
            <span>{t('rated', project.rating)}</span>
          </p>
        )}
        <CardFigures project={project} />
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
        <SymbolIcon name="steps" />
        <span aria-hidden>{stepCount}</span>
        <span className="sr-only">{t('steps', { steps: stepCount })}</span>
      </li>
      <li>
        <SymbolIcon name="time" />
        <span aria-hidden>{time}</span>
        <span className="sr-only">{t('time', { time })}</span>
      </li>
      <li>
        <SymbolIcon name="views" />
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
