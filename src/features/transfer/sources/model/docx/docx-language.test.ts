import { expect, it } from 'vitest';
import { docxReader } from './docx-reader';

const langs = (word: { lang: string | undefined }, lang?: 'pt-BR') =>
  docxReader
    .read(
      {
        name: 'a.docx',
        text: '<h1>T</h1><ol><li>A</li><li>B</li></ol>',
        word: { ...word, notices: [] },
      },
      lang && { lang },
    )
    .guides.map(({ raw }) => (raw as { languages: string[] }).languages[0]);

it('of a document is its own, else that of the account, else English', () => {
  expect(langs({ lang: 'de-DE' }, 'pt-BR')).toEqual(['de']);
  expect(langs({ lang: undefined }, 'pt-BR')).toEqual(['pt-BR']);
  expect(langs({ lang: undefined })).toEqual(['en']);
});
