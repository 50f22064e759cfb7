import 'server-only';
import { tagsOf } from '@/features/projects/model/texts/project-texts';
import { publicRead } from '@/server/db/client';
import { DEFAULT_LOCALE, type Locale } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';
import { filterLexemes, quoteLexeme } from '@/features/search/model/lexemes';
import { LISTED_MAX, VALUES_FOUND_MAX, VALUES_OFFERED } from '../../constants';
import { type FiltersAnswer, type FiltersQuery, named } from '../../schema';
import { allOf, readSearchText } from '../../search/model/search-query';
import { spellOut } from '../dictionary/repository';
import { countListedRoughly } from '../repository';
import { COUNT_MAX, estimateHits } from '../search/repository';
import { filterQuery, understand } from '../search/service';
import { countValues } from './repository';

/** Of more hits than are counted, as many are enough to estimate the counts of values. */
const SAMPLE = 2_000;

/**
 * The filter values for this search, the most frequent first; each group ignores its own filter.
 */
export const listFilters = (
  query: FiltersQuery,
  locale: Locale = DEFAULT_LOCALE,
): Promise<FiltersAnswer> => publicRead(() => countFilters(named(query), locale));

async function countFilters(query: FiltersQuery, locale: Locale): Promise<FiltersAnswer> {
  const understood =
    readSearchText(query.name).units.length === 0
      ? undefined
      : await understand(
          query.name,
          filterQuery(query),
          { limit: 0, offset: 0 },
          query.exact === 'true',
        );
  const textQuery = understood?.textQuery && (await spellOut(understood.textQuery));
  const begins = query.begins === undefined ? undefined : foldText(query.begins);
  const under = (filters: Partial<FiltersQuery>, lexeme?: (begins: string) => string) => ({
    query: allOf(
      [
        textQuery,
        filterQuery({ ...query, ...filters }),
        begins && lexeme ? `${quoteLexeme(lexeme(begins))}:*` : undefined,
      ].filter((part) => part !== undefined),
    ),
  });
  const groups = {
    languages: { ...under({ language: undefined }), begins: '', max: VALUES_OFFERED.language },
    categories: {
      ...under({ category: undefined }, filterLexemes.category),
      begins: begins ?? '',
      max: begins === undefined ? VALUES_OFFERED.category : VALUES_FOUND_MAX,
    },
    tags: {
      ...under({ tag: undefined }, filterLexemes.tag),
      begins: begins ?? '',
      max: begins === undefined ? VALUES_OFFERED.tag : VALUES_FOUND_MAX,
    },
  };
  // Without a group's own choice there are at least as many.
  const lookedAt = (understood?.total ?? 0) > COUNT_MAX ? SAMPLE : LISTED_MAX;
  const rows = await countValues(groups, lookedAt, locale);
  const totals = new Map<string | undefined, number>();
  for (const { of, looked } of rows) {
    const { query: counted } = groups[of];
    if (looked < lookedAt || totals.has(counted)) continue;
    totals.set(
      counted,
      counted === undefined ? await countListedRoughly(LISTED_MAX) : await estimateHits(counted),
    );
  }
  const shown = (group: keyof typeof groups) =>
    rows
      .filter(({ of }) => of === group)
      .map(({ key, spellings, count, looked }) => ({
        value: spellings.flatMap(tagsOf).find((value) => foldText(value) === key) ?? key,
        count: Math.round(
          count * Math.max(1, (totals.get(groups[group].query) ?? looked) / looked),
        ),
      }));
  return {
    languages: shown('languages'),
    categories: shown('categories'),
    tags: shown('tags'),
    ...(totals.size > 0 ? { isEstimate: true } : {}),
  };
}
