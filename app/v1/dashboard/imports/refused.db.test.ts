import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, buildProject, type TestCreator, texts } from '@/testing/database/factories';
import { exportOf, importFile, zipOf, guideJson, names } from '../../_testing/imports';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

describe('what an import rejects', () => {
  const refused = async (content: Buffer | string, fileName = 'guides.zip') => {
    const state = await importFile(creator, Buffer.from(content as string), { fileName });
    return {
      ...state,
      short: state.refusals.map(({ file, line, reason }: Record<string, unknown>) => [
        file,
        line,
        reason,
      ]),
    };
  };

  it('is reported with file, line and reason, and does not affect the rest', async () => {
    const bad = guideJson({ name: '', people: 1000 });
    const lineOf = (text: string, part: string) =>
      text.split('\n').findIndex((line) => line.includes(part)) + 1;
    const archive = await zipOf({
      'a/guide.json': bad,
      'b/guide.json': `{\n "format": "makerstep-guide",\n "version": 1,,\n}`,
      'c/guide.json': guideJson(),
      'd/guide.json': guideJson({ version: 2 }),
      'e/guide.json': Buffer.from([0xff, 0xfe, 0x00]),
      'f/guide.json': guideJson({ name: 'Again' }).replace('Again', 'Sh\\u0000elf'),
      'g/guide.json': '',
    });
    const { short, refusals, guides } = await refused(archive);
    expect(short).toEqual([
      ['a/guide.json', lineOf(bad, '"name": ""'), 'field_invalid'],
      ['a/guide.json', lineOf(bad, '"people"'), 'field_invalid'],
      ['b/guide.json', 3, 'json_malformed'],
      ['d/guide.json', 3, 'version_unknown'],
      ['e/guide.json', null, 'text_unreadable'],
      ['f/guide.json', 2 + 2, 'text_unreadable'],
      ['g/guide.json', null, 'file_empty'],
    ]);
    expect(refusals[1].message).toBe('people: From 1 to 99 people.');
    expect([guides, await names(creator)]).toEqual([
      expect.objectContaining({ imported: 1, refused: 2 }),
      ['Shelf'],
    ]);
  });

  it('includes texts that do not fit the languages, unknown fields, and duplicate guides', async () => {
    const foreign = guideJson({ projectUid: '22222222222a', languages: ['en', 'de'], views: 7 });
    expect((await refused(foreign, 'guide.json')).short).toEqual([
      [
        'guide.json',
        foreign.split('\n').findIndex((line) => line.includes('"views"')) + 1,
        'field_invalid',
      ],
    ]);
    const missing = guideJson({ projectUid: '22222222222a', languages: ['en', 'de'] });
    expect(
      (await refused(missing, 'guide.json')).refusals.map(
        ({ message }: { message: string }) => message,
      ),
    ).toEqual([
      'steps.0.name: Give one text for each language of the project.',
      'steps.0.description: Give one text for each language of the project.',
    ]);
    const lines = guideJson({
      steps: [
        {
          type: 1,
          name: texts('Saw'),
          description: texts('Saw it.'),
          lines: [{ kind: 'note', text: [{ lang: 'de', value: 'Heiß' }] }],
          timers: [{ seconds: 4 }],
        },
      ],
    });
    const lineOf = (part: string) => lines.split('\n').findIndex((line) => line.includes(part)) + 1;
    expect((await refused(lines, 'guide.json')).short).toEqual([
      ['guide.json', lineOf('"seconds"'), 'field_invalid'],
    ]);
    const other = lines.replace('"seconds": 4', '"seconds": 5');
    expect((await refused(other, 'guide.json')).short).toEqual([
      ['guide.json', lineOf('"text"'), 'field_invalid'],
    ]);
    const twice = await refused(
      await zipOf({
        'a/guide.json': guideJson({ projectUid: '22222222222a' }),
        'b/guide.json': guideJson({ projectUid: '22222222222a' }),
      }),
    );
    expect([twice.short, twice.guides.imported]).toEqual([
      [['b/guide.json', 4, 'guide_repeated']].map(([file, , reason]) => [
        file,
        expect.any(Number),
        reason,
      ]),
      1,
    ]);
  });

  it('includes pictures that are missing, lead out of the archive, or are invalid; the guide comes without them', async () => {
    const picture = (source: string) => ({ picture: { path: source, name: 'p' } });
    const step = (source: string) => ({
      type: 1,
      name: texts('Saw'),
      description: texts('Saw.'),
      ...picture(source),
    });
    const { refusals, guides } = await refused(
      await zipOf({
        'a/guide.json': guideJson({
          ...picture('pictures/none.png'),
          steps: [step('../../x.png'), step('file:///etc/passwd'), step('pictures/text.png')],
        }),
        'a/pictures/text.png': 'no picture',
      }),
    );
    expect(refusals.map(({ reason }: { reason: string }) => reason)).toEqual([
      'picture_missing',
      'picture_address_invalid',
      'picture_address_invalid',
      'picture_refused',
    ]);
    expect(refusals.every(({ line }: { line: number }) => line > 1)).toBe(true);
    expect([guides.imported, await db().file.count()]).toEqual([1, 0]);
  });

  it('includes malicious archives: nothing of them is imported', async () => {
    const good = await zipOf({ 'a/guide.json': guideJson(), 'b/guide.json': guideJson() });
    const renamed = (from: string, to: string) =>
      Buffer.from(good.toString('latin1').replaceAll(from, to), 'latin1');
    expect((await refused(renamed('a/guide.json', '../uide.json'))).short).toEqual([
      ['../uide.json', null, 'entry_name_unsafe'],
    ]);
    expect((await refused(renamed('a/guide.json', '/tguide.json'))).short).toEqual([
      ['/tguide.json', null, 'entry_name_unsafe'],
    ]);
    expect((await refused(renamed('b/guide.json', 'a/guide.json'))).short).toEqual([
      ['a/guide.json', null, 'entry_repeated'],
    ]);
    const listAt = good.indexOf('PK\x01\x02');
    const changed = (at: number, write: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(good);
      write(bytes.subarray(listAt + at));
      return bytes;
    };
    expect(
      (await refused(changed(38, (bytes) => bytes.writeUInt32LE(0o120777 * 65_536, 0)))).short,
    ).toEqual([['a/guide.json', null, 'entry_link']]);
    expect((await refused(changed(8, (bytes) => bytes.writeUInt16LE(1, 0)))).short).toEqual([
      ['a/guide.json', null, 'archive_encrypted'],
    ]);
    const secondAt = good.indexOf('PK\x01\x02', listAt + 4) - listAt;
    expect(
      (await refused(changed(secondAt + 42, (bytes) => bytes.writeUInt32LE(0, 0)))).short[0],
    ).toEqual(['a/guide.json', null, 'entry_overlaps']);
    expect((await refused(good.subarray(0, good.length - 30))).short).toEqual([
      ['guides.zip', null, 'archive_damaged'],
    ]);
    expect(
      (await refused(await zipOf({ 'a/guide.json': `${' '.repeat(3_000_000)}{}` }))).short,
    ).toEqual([['a/guide.json', null, 'entry_compressed_too_much']]);
    expect((await refused(await zipOf({ 'note.txt': 'x' }))).short).toEqual([
      ['guides.zip', null, 'archive_without_guides'],
    ]);
    expect(await names(creator)).toEqual([]);
  });

  it('includes documents that would be slow to parse: too deep, or too many values', async () => {
    const head = '{"format":"makerstep-guide","version":1,"x":';
    expect((await refused(`${head}${'['.repeat(100_000)}`, 'deep.json')).short).toEqual([
      ['deep.json', 1, 'json_too_deep'],
    ]);
    expect((await refused(`${head}[${'0,'.repeat(400_000)}0]}`, 'long.json')).short).toEqual([
      ['long.json', 1, 'json_too_deep'],
    ]);
  });

  it("includes a guide beyond the account's limit", async () => {
    const { project } = await buildProject({ creator, name: 'Mine', steps: 1 });
    const archive = await exportOf(creator);
    const other = await buildCreator();
    await db()
      .$executeRaw`INSERT INTO project (id, project_uid, creator_id, name, head, type, languages, updated_at)
      SELECT gen_random_uuid(), 'x' || n, ${other.actor.creatorId}::uuid, 'n', '{}', 1, ARRAY['en'], now() FROM generate_series(1, 1000) AS n`;
    const state = await importFile(other, archive);
    expect([state.state, state.results[0].state, state.refusals[0].reason, project.name]).toEqual([
      'done',
      'refused',
      'too_many_projects',
      'Mine',
    ]);
  });
});
