import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { changeParams, limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { lengthOf } from '@/shared/text/text';
import { projectCard } from '@/features/projects/schema';
import { FOUND_IN, SEARCH_MAX } from './constants';

const SORTS = [
  'createdAt:desc',
  'createdAt:asc',
  'updatedAt:desc',
  'updatedAt:asc',
  'views:desc',
  'rating:desc',
  'relevance',
] as const;

const short = z
  .string()
  .refine((text) => lengthOf(text) <= SEARCH_MAX, 'searchTooLong')
  .meta({ maxLength: SEARCH_MAX })
  .transform((text) => text.trim());

/**
 * The public list (docs/reference/guides.md#lists-and-search). Unknown parameters are ignored by
 * the route.
 */
export const exploreQuery = z.object({
  page: pageParam,
  limit: limitParam,
  name: short.default(''),
  search: short.optional().describe('Another name of `name`, which wins.'),
  exact: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'With true nothing is taken for misspelt, and what has only some of the words is not found.',
    ),
  language: z.enum(PROJECT_LANGUAGES, 'languageUnknown').optional(),
  category: short.optional(),
  tag: short.optional(),
  sortBy: z.enum(SORTS, 'sortBy').optional(),
  ...changeParams,
});

/** Values of the filters for the same search; a group is counted without its own choice. */
export const filtersQuery = exploreQuery
  .pick({ name: true, search: true, exact: true, language: true, category: true, tag: true })
  .extend({
    begins: short
      .optional()
      .describe(
        'Only categories and tags that begin so, whatever case and accents: the 100 most frequent. Without it the few most frequent of all.',
      ),
  });

/** Match of a project when not all of the searched words are in its name. */
const foundIn = z.object({
  in: z.enum(FOUND_IN),
  text: z.string(),
  lang: z
    .enum(PROJECT_LANGUAGES)
    .optional()
    .describe('The language of the text, when the project has several.'),
  /** The number of the step among the steps that are no chapters, from 1; none for a chapter. */
  step: z.int().min(1).optional(),
});

export const exploreCard = projectCard.extend({
  found: foundIn.optional(),
  without: z
    .array(z.string())
    .optional()
    .describe(
      'Words of the search that the project lacks, when fewer than three projects have all of them.',
    ),
});

export const exploreAnswer = paginated(exploreCard).extend({
  totalIsEstimate: z
    .literal(true)
    .optional()
    .describe(
      'The total is an estimate: of a search or a filtered list above 1,000, of the list of everything above 10,000.',
    ),
  /** Prefixes of the matching words, without case and accents; only for searches. */
  words: z.array(z.string()).optional(),
  /** Corrected search text, when words were taken for misspelt ones. */
  corrected: z.string().optional(),
  leftOutWords: z
    .array(z.string())
    .optional()
    .describe(
      'Only when no project has all words of the search, and those with some of them are listed: the words that none of these has.',
    ),
  /** Nearest projects, when nothing was found. */
  nearest: z.array(projectCard).optional(),
});

const counted = z.array(z.object({ value: z.string(), count: z.int() }));

export const filtersAnswer = z.object({
  languages: counted,
  categories: counted,
  tags: counted,
  /** The counts are scaled up from a part of the hits. */
  isEstimate: z.literal(true).optional(),
});

export type ExploreQuery = z.infer<typeof exploreQuery>;
export type ExploreSort = (typeof SORTS)[number];
export type ExploreAnswer = z.infer<typeof exploreAnswer>;
export type ExploreCard = z.infer<typeof exploreCard>;
export type Found = z.infer<typeof foundIn>;
export type FiltersQuery = z.infer<typeof filtersQuery>;
export type FiltersAnswer = z.infer<typeof filtersAnswer>;

/** The query with its text under the first of the two names that clients use. */
export const named = <Q extends { name: string; search?: string | undefined }>(query: Q): Q => ({
  ...query,
  name: query.name || query.search || '',
});
