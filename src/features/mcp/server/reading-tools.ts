import 'server-only';
import { z } from 'zod';
import { publicAddress } from '@/i18n/public-address';
import { paths } from '@/shared/addresses/paths';
import { pickLanguage } from '@/shared/interface/localized-text';
import { cutText } from '@/shared/text/letters';
import { searchProjects } from '@/features/explore/server/service';
import { exploreQuery } from '@/features/explore/schema';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { ProjectCard } from '@/features/projects/schema';
import { readChangesSince } from '@/features/projects/server/public-project';
import { readGuideText, readStepText } from '@/features/transfer/server/export/published-text';
import { SEARCH_LIMIT_MAX } from '../constants';
import { answerWith, lines } from './answer';
import { from, lang, publicTool, uid } from './tool';

const DESCRIPTION_SHOWN = 200;
const version = z.int().min(1).max(999_999_999);
const readingLang = lang
  .optional()
  .describe('Without it, the first language of the guide. A missing text is in another language.');

/** Tools about published guides. */
export const READING_TOOLS = [
  publicTool({
    name: 'search_guides',
    description:
      'Searches the published step-by-step guides of this site by name, code, brand, category, tags, parts and steps. An empty query lists the newest.',
    input: z.strictObject({
      query: exploreQuery.shape.name,
      lang: exploreQuery.shape.language.describe('Only guides in this language.'),
      category: exploreQuery.shape.category,
      limit: z.int().min(1).max(SEARCH_LIMIT_MAX).default(10),
      page: z.int().min(1).max(1000).default(1),
    }),
    run: async ({ query, lang: language, ...rest }) => {
      const found = await searchProjects({ ...rest, name: query, language });
      const { results, totalResults, totalIsEstimate } = found;
      const total = `${totalIsEstimate ? 'about ' : ''}${totalResults}`;
      return answerWith(
        `Guides found: ${total}; here: ${results.length}, one a line. Read one by its uid with read_guide.`,
        lines(results.map((card) => hitOf(card, language))),
      );
    },
  }),
  publicTool({
    name: 'read_guide',
    description:
      'Reads a published guide as Markdown: facts with what it yields, tools, parts, steps with their warnings and the parts that they use, questions. Tell people the warnings of a step before its text.',
    input: z.strictObject({ uid, lang: readingLang, version: version.optional(), from }),
    run: async (input) => {
      const { text, canonical } = await readGuideText(input.uid, input.lang, {
        number: input.version,
      });
      return answerWith(`Page for people: ${canonical}`, text, input.from);
    },
  }),
  publicTool({
    name: 'read_step',
    description:
      'Reads one step of a published guide as Markdown, by its number, with the parts that it uses. Chapters have no number.',
    input: z.strictObject({
      uid,
      number: z.int().min(1).max(1000).describe('From 1.'),
      lang: readingLang,
      from,
    }),
    run: async (input) => {
      const { text, count } = await readStepText(input.uid, input.number, input.lang);
      return answerWith(`Step ${input.number} of ${count}.`, text, input.from);
    },
  }),
  publicTool({
    name: 'changes_since',
    description:
      'Lists which steps of a published guide changed since a version, and if the changes matter for safety.',
    input: z.strictObject({ uid, version: version.describe('That was read.'), from }),
    run: async (input) =>
      answerWith(
        'Steps are new or changed, with their present numbers.',
        lines([await readChangesSince(input.uid, input.version)]),
        input.from,
      ),
  }),
];

function hitOf(card: ProjectCard, asked: string | undefined) {
  const of = pickLanguage(card.languages, asked);
  const { name, description } = projectTextsIn(card, of);
  return {
    uid: card.projectUid,
    name,
    description: cutText(description, DESCRIPTION_SHOWN),
    by: card.creator.name,
    languages: card.languages,
    steps: card.stepCount,
    page: publicAddress(paths.project(card.projectUid), of),
  };
}
