import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { siteName } from '@/i18n/operator-settings';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { Picture } from '@/ui/kit/pictures/picture';
import { Stars } from '@/ui/kit/stars';
import { pickLanguage, pickText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import { VerifiedMark } from '@/features/profile/ui/components/verified-mark';
import { shortDuration } from '@/features/projects/model/duration';
import type { ExploreCard, Found } from '../../schema';
import { markWords } from '../../model/mark-words';
import { Card, MarkedText } from './card';

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
  words = [],
  without = [],
  isUrgent = false,
  headingLevel = 'h2',
  hasCreator = true,
}: ProjectCardProps) {
  const t = useTranslations('explore');
  const locale = useLocale();
  const { number } = useFormatter();
  const lang = pickLanguage(project.languages, locale);
  const texts = projectTextsIn(project, lang);
  const { uid, name, avatar, verified } = project.creator;
  const foundIn = (found: Found) =>
    found.step === undefined ? t(`found.${found.in}`) : t('foundInStep', { step: found.step });
  const time = shortDuration(project.averageTime);
  return (
    <Card
      uid={project.projectUid}
      heading={headingLevel}
      lang={texts.nameLang}
      name={markWords(texts.name, words)}
      picture={
        project.file && (
          <Picture
            file={project.file}
            alt={pickText(project.alt, lang, project.languages)}
            place={PLACE}
            aspect={4 / 3}
            isUrgent={isUrgent}
          />
        )
      }
      creator={
        hasCreator && {
          uid,
          name,
          by: t('by', { name }),
          avatar: <Avatar name={name} picture={avatar} size={28} />,
          mark: verified && <VerifiedMark label={t('verified', { site: siteName() })} />,
        }
      }
      figures={[
        [project.stepCount, t('steps', { steps: project.stepCount })],
        [time, t('time', { time })],
        [number(project.views, { notation: 'compact' }), t('views', { views: project.views })],
      ]}
    >
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
            <MarkedText parts={markWords(project.found.text, words)} />
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
    </Card>
  );
}
