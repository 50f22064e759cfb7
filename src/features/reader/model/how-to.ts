import { type PickedText, pickText } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { withoutFormatting } from '@/shared/text/formatting';
import type { PublicProject, Rating } from '@/features/projects/schema';
import type { PublicStepView } from '@/features/projects/steps/schema';
import { GuideKind } from '@/features/projects/constants';
import { yieldText } from '@/features/projects/model/amounts/scale-line';
import { chaptersOf, type NumberedStep } from '@/features/projects/model/chapters';
import { isoDuration } from '@/features/projects/model/duration';
import { linesAfter, linesBefore } from '@/features/projects/model/lines/lines';
import { isoOfSeconds } from '@/features/projects/model/durations/duration-text';
import { findDurations } from '@/features/projects/model/durations/find-durations';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';

interface HowToFacts {
  project: PublicProject;
  lang: ProjectLanguage;
  /** absolute addresses of the project's page and of its steps */
  url: string;
  /** of the creator's page */
  creatorUrl: string;
  stepUrl: (step: number) => string;
}

/**
 * The project as a schema.org HowTo, for search engines; a recipe as a Recipe, which is a kind of
 * HowTo. Without any picture it stays a HowTo: search engines refuse a Recipe without one.
 */
export function howTo({
  project,
  lang,
  url,
  creatorUrl,
  stepUrl,
}: HowToFacts): Record<string, unknown> {
  const texts = projectTextsIn(project, lang);
  const text = (texts: Parameters<typeof pickText>[0]) =>
    pickText(texts, lang, project.languages).value;
  const line = ({ kind, text: texts }: PublicStepView['lines'][number]) =>
    `${signalWord(kind, lang)}: ${withoutFormatting(text(texts))}`;
  const textOfStep = ({ name, description, lines }: PublicStepView) =>
    [
      ...linesBefore(lines).map(line),
      withoutFormatting(text(description)) || text(name),
      ...linesAfter(lines).map(line),
    ].join('\n');
  const toStep = ({ step, number }: NumberedStep) => ({
    '@type': 'HowToStep',
    position: number,
    name: text(step.name),
    text: textOfStep(step),
    timeRequired: timeOf(step, pickText(step.description, lang, project.languages)),
    url: stepUrl(number),
    ...(step.file ? { image: imagesOf(step, step.file.url) } : {}),
    ...videoOf(step, text(step.name), project),
  });
  const image = project.file?.url;
  const isRecipe = project.kind === GuideKind.Recipe && image !== undefined;
  const made = project.yield
    ? yieldText(project.yield.amount, text(project.yield.unit), lang)
    : undefined;
  const steps = chaptersOf(project.steps).flatMap<Record<string, unknown>>(
    ({ heading, steps: inside }) =>
      heading && inside.length > 0
        ? [
            {
              '@type': 'HowToSection',
              name: text(heading.name),
              itemListElement: inside.map(toStep),
            },
          ]
        : inside.map(toStep),
  );
  return {
    '@context': 'https://schema.org',
    '@type': isRecipe ? 'Recipe' : 'HowTo',
    name: texts.name,
    description: withoutFormatting(texts.description, { hasLinks: true }) || undefined,
    url,
    inLanguage: lang,
    image,
    totalTime: isoDuration(project.averageTime),
    datePublished: project.publishedAt ?? undefined,
    dateModified: modifiedAt(project),
    author: { '@type': 'Person', name: project.creator.name, url: creatorUrl },
    aggregateRating: project.rating ? toAggregateRating(project.rating) : undefined,
    tool: texts.tools.map((tool) => ({ '@type': 'HowToTool', name: tool.text })),
    ...(isRecipe
      ? {
          recipeIngredient: texts.parts.map((part) => part.text),
          recipeYield: made,
          recipeCategory: texts.category || undefined,
          keywords: texts.tags.join(', ') || undefined,
          recipeInstructions: steps,
        }
      : {
          supply: texts.parts.map((part) => ({ '@type': 'HowToSupply', name: part.text })),
          yield: made,
          step: steps,
        }),
  };
}

/** The time of the last change that readers see: a guide is published after its last edit. */
export const modifiedAt = ({
  updatedAt,
  publishedAt,
}: Pick<PublicProject, 'updatedAt' | 'publishedAt'>): string =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;

/**
 * The time of the timers, else the longest one in the text. Schema.org has `performTime` for whole
 * guides and directions only.
 */
function timeOf({ timers }: PublicStepView, text: PickedText): string | undefined {
  const seconds =
    timers.length > 0
      ? timers.reduce((sum, timer) => sum + timer.seconds, 0)
      : Math.max(0, ...findDurations(text.value, text.lang).map((found) => found.seconds));
  return seconds > 0 ? isoOfSeconds(seconds) : undefined;
}

const imagesOf = ({ media = [] }: PublicStepView, first: string): string | string[] =>
  media.length > 1 ? media.map(({ file }) => file.url) : first;

/** Its clip, which has the name of its step. */
function videoOf(
  { media = [] }: PublicStepView,
  name: string,
  { publishedAt }: Pick<PublicProject, 'publishedAt'>,
): { video?: object } {
  const medium = media.find(({ clip }) => clip);
  if (!medium?.clip) return {};
  return {
    video: {
      '@type': 'VideoObject',
      name,
      contentUrl: medium.clip.url,
      thumbnailUrl: medium.file.url,
      uploadDate: publishedAt ?? undefined,
      duration: `PT${Math.ceil(medium.clip.seconds)}S`,
    },
  };
}

const toAggregateRating = ({ average, count }: Rating) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: count,
  worstRating: 0.5,
  bestRating: 5,
});

/** The questions and answers of a project as FAQPage; undefined without any. */
export function faqPage(
  { questions, languages }: Pick<PublicProject, 'questions' | 'languages'>,
  lang: ProjectLanguage,
): Record<string, unknown>[] {
  if (questions.length === 0) return [];
  const text = (texts: Parameters<typeof pickText>[0]) => pickText(texts, lang, languages).value;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: lang,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: text(question),
        acceptedAnswer: {
          '@type': 'Answer',
          text: withoutFormatting(text(answer), { hasLinks: true }),
        },
      })),
    },
  ];
}

/**
 * The path from the landing page to a page, as a schema.org BreadcrumbList.
 * @param trail names and absolute addresses, from the outermost
 */
export function breadcrumbs(
  trail: readonly { name: string; url: string }[],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
