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

it('refuses a document that nests too deep', () => {
  const text = '<table><tr><td>'.repeat(10_000);
  const read = docxReader.read({ name: 'a.docx', text, word: { lang: 'en', notices: [] } });
  expect(read).toEqual({ guides: [], refusals: [{ file: 'a.docx', reason: 'word_damaged' }] });
});

it('takes the language of a document, else of the account, else English', () => {
  expect(langs({ lang: 'de-DE' }, 'pt-BR')).toEqual(['de']);
  expect(langs({ lang: undefined }, 'pt-BR')).toEqual(['pt-BR']);
  expect(langs({ lang: undefined })).toEqual(['en']);
});
