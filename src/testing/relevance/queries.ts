import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/languages';
import { readFields } from './fields';

/** What a person types, in which language, and what kind of search it is. */
export type RelevanceQuery = {
  language: ProjectLanguage;
  kind: string;
  query: string;
  /** Names of the guides that are meant: they come first. Without any, nothing may be found. */
  best: RegExp | undefined;
  /** Names of guides that are about it too: they come next. */
  good: RegExp | undefined;
};

const pattern = (text: string | undefined) => (text ? new RegExp(text) : undefined);

/** What search is asked; written from the guides, before anybody saw what search answers. */
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
