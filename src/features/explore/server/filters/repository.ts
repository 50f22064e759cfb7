import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import type { Locale } from '@/shared/interface/languages';

type Counted = {
  of: 'languages' | 'categories' | 'tags';
  /** The value, folded. */
  key: string;
  /** The values of one of its projects, which spells it so. */
  spellings: string[];
  count: number;
  looked: number;
};
type Group = {
  query: string | undefined;
  /** Folded prefix of the values. */
  begins: string;
  max: number;
};

/**
 * The values of a filter among the hits of a query, the most frequent first: categories and tags in
 * the reader's language, else in the primary one of their project.
 * @param looked the number of hits to read at most
 */
export function countValues(
  { languages, categories, tags }: Record<Counted['of'], Group>,
  looked: number,
  lang: Locale,
): Promise<Counted[]> {
  const translated = Prisma.sql`(s.translated_keys -> ${lang}::text)`;
  const hits = ({ query }: Group) => Prisma.sql`
    SELECT s.project_id, s.languages, coalesce(${translated} ->> 'category', s.category_key) AS category_key,
      CASE WHEN ${translated} -> 'tags' IS NULL THEN s.tag_keys ELSE ARRAY(SELECT jsonb_array_elements_text(${translated} -> 'tags')) END AS tag_keys
    FROM ${query === undefined ? Prisma.sql`project_search` : Prisma.sql`search_values(${query}::tsquery, ${looked}::int)`} AS s LIMIT ${looked}`;
  // In the reader's language, then in the primary one.
  const spelt = (field: 'category' | 'tags') => Prisma.sql`(
    SELECT coalesce(jsonb_agg(text.value->>'value' ORDER BY (text.value->>'lang' = ${lang}::text) DESC), '[]') FROM jsonb_array_elements(p.head->${field}::text) AS text
    WHERE text.value->>'lang' IN (${lang}::text, p.head->'languages'->>0))`;
  const group = (
    of: Counted['of'],
    name: Prisma.Sql,
    key: Prisma.Sql,
    spellings: Prisma.Sql,
    { begins, max }: Group,
  ) => Prisma.sql`
    SELECT ${of} AS of, k.key, ${spellings} AS spellings, k.count, (SELECT count(*)::int FROM ${name}) AS looked FROM (
      SELECT key, count(*)::int AS count, (array_agg(project_id))[1] AS project_id FROM ${name}, ${key} AS key WHERE key <> '' AND starts_with(key, ${begins}) GROUP BY key ORDER BY 2 DESC, 1 LIMIT ${max}
    ) AS k JOIN project_edition AS p ON p.id = k.project_id AND p.is_newest`;
  return db().$queryRaw<Counted[]>`
    WITH in_languages AS MATERIALIZED (${hits(languages)}),
    in_categories AS MATERIALIZED (${categories.query === languages.query ? Prisma.sql`SELECT * FROM in_languages` : hits(categories)}),
    in_tags AS MATERIALIZED (${tags.query === languages.query ? Prisma.sql`SELECT * FROM in_languages` : hits(tags)}),
    counted AS (
      ${group('languages', Prisma.sql`in_languages`, Prisma.sql`unnest(languages)`, Prisma.sql`'[]'::jsonb`, languages)}
      UNION ALL ${group('categories', Prisma.sql`in_categories`, Prisma.sql`unnest(ARRAY[category_key])`, spelt('category'), categories)}
      UNION ALL ${group('tags', Prisma.sql`in_tags`, Prisma.sql`unnest(tag_keys)`, spelt('tags'), tags)})
    SELECT * FROM counted ORDER BY count DESC, key`;
}
