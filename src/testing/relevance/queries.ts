import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { readFields } from './fields';

/** A search text, its language, and the kind of search. */
export type RelevanceQuery = {
  language: ProjectLanguage;
  kind: string;
  query: string;
  /** Names of the expected guides, which come first. Without any, nothing may be found. */
  best: RegExp | undefined;
  /** Names of other relevant guides, which come next. */
  good: RegExp | undefined;
};

const pattern = (text: string | undefined) => (text ? new RegExp(text) : undefined);

/** The search queries, written from the guides before anybody saw the results of the search. */
export const relevanceQueries = (): RelevanceQuery[] =>
  PROJECT_LANGUAGES.flatMap((language) =>
    readFields(`queries.${language}.txt`).map(([kind = '', query = '', best, good]) => ({
      language,
      kind,
      query,
      best: pattern(best),
      good: pattern(good),
    })),
  );
