import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, buildPublished } from '@/testing/factories';
import { unpublishProject } from '../publication';
import { updateOwnProject } from '../service';
import { SEARCH_VERSION } from './model/search-document';
import { sweepSearch } from './service';

const sweep = async () => {
  while (!(await sweepSearch()));
};
const atLeast = async (lexeme: string, beginnings: string[] = []) =>
  (
    await db().$queryRaw<
      { least: number }[]
    >`SELECT search_at_least(ARRAY[${lexeme}]::text[], ${beginnings}::text[]) AS least`
  )[0]?.least ?? NaN;
const truth = async (lexeme: string) =>
  (
    await db().$queryRaw<
      { count: number }[]
    >`SELECT count(*)::int AS count FROM project_search WHERE words @@ ('''' || ${lexeme} || '''')::tsquery`
  )[0]?.count ?? NaN;
const LEXEMES = ['gasket', '/en/gasket', '/l/en', '/l/de', '/c/seals', 'xl', '42'];

describe('what is known of how many projects have a word', () => {
  it('is never more than there are, and as many as there are once all is added up', async () => {
    const creator = await buildCreator();
    const guides = [];
    for (let number = 0; number < 6; number += 1) {
      guides.push(
        (
          await buildPublished({
            creator,
            name: `Gasket XL ${number % 2 ? 42 : ''}`,
            category: number % 3 ? 'Seals' : '',
            languages: [number % 2 ? 'en' : 'de'],
          })
        ).project,
      );
    }
    const expectBounded = async () => {
      for (const lexeme of LEXEMES)
        expect(await atLeast(lexeme), lexeme).toBeLessThanOrEqual(await truth(lexeme));
    };
    const expectExact = async () => {
      for (const lexeme of LEXEMES) expect(await atLeast(lexeme), lexeme).toBe(await truth(lexeme));
    };
    await sweep();
    await expectExact();
    expect(await truth('gasket')).toBe(6);
    await updateOwnProject(creator.actor, guides[0]?.id ?? '', { name: 'Washer' });
    await unpublishProject(creator.actor, guides[1]?.id ?? '');
    await sweep();
    await expectExact();
    // Nothing adds these up before they are looked at.
    await db()
      .$executeRaw`UPDATE project SET is_listed = false, type = 2 WHERE id = ${guides[2]?.id ?? ''}::uuid`;
    await db()
      .$executeRaw`UPDATE project_search SET words = '''gasket'':1A ''42'':2'::tsvector WHERE project_id = ${guides[3]?.id ?? ''}::uuid`;
    await expectBounded();
    await db().$executeRaw`DELETE FROM project WHERE creator_id = ${creator.actor.creatorId}::uuid`;
    await expectBounded();
    await sweep();
    await expectExact();
    expect((await db().searchCount.count()) + (await db().searchCountChange.count())).toBe(0);
  });

  it('is that of the commonest word that begins so', async () => {
    const creator = await buildCreator();
    for (const name of ['Gaskets', 'Gaskets', 'Gasket']) await buildPublished({ creator, name });
    await sweep();
    expect([
      await atLeast('', ['gask']),
      await atLeast('', ['gaskets']),
      await atLeast('', ['gaskx']),
    ]).toEqual([2, 2, 0]);
  });

  it('leaves out rows that were there before anybody counted, until the sweep has made them anew', async () => {
    const {
      project: { id },
    } = await buildPublished({ name: 'Gasket' });
    await sweep();
    await db().$executeRaw`UPDATE project_search SET version = 2 WHERE project_id = ${id}::uuid`;
    expect(await atLeast('/en/gasket')).toBe(0);
    // As the migration meets them: without a note of what is in them.
    await db().$executeRaw`DELETE FROM search_count_change`;
    await db().$executeRaw`DELETE FROM search_count`;
    await db().setting.updateMany({
      where: { key: 'search_walk' },
      data: { value: { version: SEARCH_VERSION - 1 } },
    });
    await sweep();
    expect([await atLeast('/en/gasket'), await truth('/en/gasket')]).toEqual([1, 1]);
  });
});

describe('the beginning of a word', () => {
  const queryOf = async (asked: string, beginnings: string[]) =>
    (
      await db().$queryRaw<
        { query: string }[]
      >`SELECT search_query(${asked}, ${beginnings}::text[])::text AS query`
    )[0]?.query;

  it('is looked up as the words that begin so when they are common, also those that are not added up yet', async () => {
    await db()
      .$executeRaw`INSERT INTO search_word (word, projects) VALUES ('gasket', 600), ('gaskets', 3), ('gastronomy', 2), ('washer', 5)`;
    await db()
      .$executeRaw`INSERT INTO search_word_change (added, removed) VALUES (ARRAY['gasketry', 'other'], '{}')`;
    expect(await queryOf(`'gasket':* | '/en/gasket'`, ['gasket'])).toBe(
      `'gasket' | 'gasketry' | 'gaskets' | '/en/gasket'`,
    );
    expect(await queryOf(`'washer':*`, ['washer'])).toBe(`'washer':*`);
    expect(await queryOf(`('gasket':*) & ('nowhere':*)`, ['gasket', 'nowhere'])).toBe(
      `( 'gasket' | 'gasketry' | 'gaskets' ) & 'nowhere':*`,
    );
    // Too many words, or too many that wait: the index does it by itself.
    await db()
      .$executeRaw`INSERT INTO search_word (word, projects) SELECT 'gasket' || translate(n::text, '0123456789', 'abcdefghij'), 1 FROM generate_series(1, 300) AS n`;
    expect(await queryOf(`'gasket':*`, ['gasket'])).toBe(`'gasket':*`);
  });
});
