import { beforeEach, expect, it } from 'vitest';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { storedGuides } from '@/testing/database/stored-items';
import { docxFile, h1, item, p, picture, title } from '@/testing/docx';
import { madePicture } from '@/testing/pictures/pictures';
import { importFile, zipOf } from '../../../../../../app/v1/_testing/imports';

const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const made = async () =>
  (await storedGuides(creator.actor.creatorId)).map(
    ({ name, status, languages, fileId, steps }) => ({
      name,
      status,
      languages,
      hasPicture: fileId !== null,
      steps: steps.map((step) => [
        step.name[0]?.value,
        step.fileId !== null,
        step.lines?.length ?? 0,
      ]),
    }),
  );

it('a Word document becomes an unpublished guide with its pictures', async () => {
  const document = await docxFile({
    lang: 'de-DE',
    body:
      title('Lager wechseln') +
      p(picture(3, 'Das Lager')) +
      item('Schraube lösen.') +
      p(picture(1)) +
      p('Warnung: Das Lager ist heiß.') +
      item('Lager abziehen.') +
      p(picture(2)),
    files: {
      'word/media/image1.png': await madePicture('png', 41, 30),
      'word/media/image3.png': await madePicture('png', 43, 30),
    },
  });
  expect(await importFile(creator, document, { fileName: 'Lager: neu.docx' })).toMatchObject({
    state: 'done',
    guides: { imported: 1, refused: 0 },
    refusals: [{ reason: 'picture_missing', file: 'Lager: neu.docx' }],
  });
  expect(await made()).toEqual([
    {
      name: 'Lager wechseln',
      status: 1,
      languages: ['de'],
      hasPicture: true,
      steps: [
        ['Schraube lösen', true, 1],
        ['Lager abziehen', false, 0],
      ],
    },
  ]);
  // Its content identifies it, whatever its name.
  expect(await importFile(creator, document, { fileName: 'other.docx' })).toMatchObject({
    guides: { asking: 1, imported: 0 },
  });
});

it('reads the good documents of an archive, and names the others', async () => {
  const drill = await docxFile({ body: title('Drill') + item('Mark it.') + item('Drill it.') });
  const done = await importFile(
    creator,
    await zipOf({
      'a/good.docx': drill,
      'a/b.en.docx': await docxFile({ body: title('Lamp') + h1('On') + p('Press.') }),
      'a/b.de.docx': await docxFile({ body: title('Lampe') + h1('An') + p('Drücken.') }),
      'a/.~lock.docx': 'x',
      'a/old.doc': OLD,
      'a/macro.docm': 'x',
      'a/secret.docx': OLD,
      'a/broken.docx': drill.subarray(0, 500),
      'a/out.docx': Buffer.from(
        (await docxFile({ body: '', files: { 'ab/evil.xml': '' } }))
          .toString('latin1')
          .replaceAll('ab/evil.xml', '../evil.xml'),
        'latin1',
      ),
    }),
  );
  expect(done).toMatchObject({ state: 'done', guides: { imported: 2 } });
  expect(
    (done['refusals'] as { file: string; reason: string }[]).map(({ file, reason }) => [
      file,
      reason,
    ]),
  ).toEqual([
    ['a/old.doc', 'word_protected'],
    ['a/macro.docm', 'word_macros'],
    ['a/secret.docx', 'word_protected'],
    ['a/broken.docx', 'word_damaged'],
    ['a/out.docx/../evil.xml', 'entry_name_unsafe'],
  ]);
  expect((await made()).map(({ name, languages }) => [name, languages])).toEqual([
    ['Drill', ['en']],
    ['Lamp', ['en', 'de']],
  ]);
});

it('a file that is no document is refused by name', async () => {
  expect(await importFile(creator, OLD, { fileName: 'manual.doc' })).toMatchObject({
    state: 'done',
    guides: { imported: 0 },
    refusals: [{ file: 'manual.doc', reason: 'word_protected' }],
  });
});
