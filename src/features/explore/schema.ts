import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import { limitParam, pageParam, paginated } from '@/shared/pagination';
import { lengthOf } from '@/shared/text';
import { projectCard } from '../project/schema';
import { SEARCH_MAX } from './constants';

const SORTS = ['createdAt:desc', 'createdAt:asc', 'views:desc', 'relevance'] as const;

const short = z.string().refine((text) => lengthOf(text) <= SEARCH_MAX, 'searchTooLong').transform((text) => text.trim());

/** The public list (contract, section 4). Unknown parameters are ignored by the route. */
export const exploreQuery = z.object({
  page: pageParam,
  limit: limitParam,
  name: short.default(''),
  language: z.enum(PROJECT_LANGUAGES, 'languageUnknown').optional(),
  category: short.optional(),
  tag: short.optional(),
  sortBy: z.enum(SORTS, 'sortBy').optional(),
});

export const exploreAnswer = paginated(projectCard).extend({ totalIsEstimate: z.literal(true).optional() });

export type ExploreQuery = z.infer<typeof exploreQuery>;
export type ExploreSort = (typeof SORTS)[number];
export type ExploreAnswer = z.infer<typeof exploreAnswer>;
