import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Docx, docxFile, docxParts, item, p, text, title } from '@/testing/docx';
import type { RefusalReason } from '../../../constants';
import { openArchiveReader } from '../archive-reader';
import { type CheckedFiles, readTaskWithWord } from '../read-task';
import { filesToRead } from '../readers';

/** Reads an upload as an import does, without a thread. */
async function read(bytes: Buffer, fileName = 'manual.docx'): Promise<CheckedFiles> {
  const place = path.join(await mkdtemp(path.join(tmpdir(), 'word-')), 'upload');
  await writeFile(place, bytes);
  const opened = await openArchiveReader(place, fileName);
  const all: CheckedFiles = { guides: [], refusals: [], tookMs: 0 };
  if ('refusals' in opened) return { ...all, ...opened };
  all.refusals.push(...opened.notices);
  for (const names of filesToRead(opened.names, opened.isArchive)) {
    const files = await Promise.all(names.map((name) => opened.text(name)));
    const refusals = files.flatMap((each) => ('reason' in each ? [each] : []));
    const { guides, refusals: more } =
      refusals.length > 0
        ? { guides: [], refusals }
        : await readTaskWithWord({
            files: files.flatMap((each) => ('reason' in each ? [] : [each])),
          });
    all.guides.push(...guides);
    all.refusals.push(...more);
  }
  opened.close();
  return all;
}

const BODY = title('Drill') + item('Mark it.') + item('Drill it.');
const plain = (docx: Partial<Docx> = {}) => docxFile({ body: BODY, ...docx });
/** A document whose part of that name is another one with a name of the same length. */
const renamed = async (from: string, to: string, files: Docx['files'] = {}) =>
  Buffer.from(
    (await plain({ files: { [from]: 'x', ...files } })).toString('latin1').replaceAll(from, to),
    'latin1',
  );
const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const REFUSED: Record<string, [RefusalReason, () => Promise<Buffer> | Buffer]> = {
  'a bomb': [
    'entry_compressed_too_much',
    () => plain({ files: { 'word/media/image1.png': Buffer.alloc(2 ** 24) } }),
  ],
  'a bomb of text': [
    'entry_compressed_too_much',
    () => plain({ maker: 'google', body: p('').repeat(10 ** 5) }),
  ],
  'a path out of it': ['entry_name_unsafe', () => renamed('ab/evil.xml', '../evil.xml')],
  'a path from the root': [
    'entry_name_unsafe',
    () => renamed('aaevil.xml', '/evil.xml!'.slice(0, 10)),
  ],
  'a part twice': ['entry_repeated', () => renamed('word/document.xm_', 'word/document.xml')],
  'too many pictures': [
    'archive_too_many_files',
    () =>
      plain({
        files: Object.fromEntries(
          Array.from({ length: 20_001 }, (_, at) => [`word/media/${at}.png`, '']),
        ),
      }),
  ],
  'an external entity': [
    'word_declarations',
    () =>
      plain({
        files: {
          'word/document.xml':
            '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:t>&a;</w:t></w:document>',
        },
      }),
  ],
  'entities of entities': [
    'word_declarations',
    () =>
      plain({
        files: {
          'word/styles.xml':
            '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:styles>&b;</w:styles>',
        },
      }),
  ],
  macros: ['word_macros', () => plain({ files: { 'word/vbaProject.bin': 'x' } })],
  'half of it': ['word_damaged', async () => (await plain()).subarray(0, 900)],
  'half of its text': [
    'word_damaged',
    () => plain({ files: { 'word/document.xml': '<w:document xmlns:w="x"><w:body><w:p' } }),
  ],
  'no text': ['word_document_missing', () => plain({ files: { 'word/document.xml': undefined } })],
  'a table of Excel': [
    'word_document_missing',
    () => plain({ files: { 'word/document.xml': undefined, 'xl/workbook.xml': '<x/>' } }),
  ],
  'a password, or an old document': [
    'word_protected',
    () => Buffer.concat([OLD, Buffer.alloc(4096)]),
  ],
  'text of another encoding': [
    'word_damaged',
    () => plain({ files: { 'word/document.xml': Buffer.from('\ufeff<w:document/>', 'utf16le') } }),
  ],
  'text without a step': ['steps_not_found', () => plain({ body: p('Hello.') })],
  'text nested too deeply': [
    'json_too_deep',
    () => plain({ body: '<w:p>'.repeat(10_000) + '</w:p>'.repeat(10_000) }),
  ],
  'tables nested too deeply': [
    'json_too_deep',
    () =>
      plain({ body: '<w:tbl><w:tr><w:tc>'.repeat(3000) + '</w:tc></w:tr></w:tbl>'.repeat(3000) }),
  ],
  'a numbering that leads nowhere': [
    'word_damaged',
    () =>
      plain({
        files: {
          'word/numbering.xml':
            '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:num w:numId="1"/></w:numbering>',
        },
      }),
  ],
  'a name of a document for something else': [
    'text_unreadable',
    () => Buffer.from([0xff, 0xfe, 0xfd, 0]),
  ],
};

// security: Parsing
it.each(Object.entries(REFUSED))('refuses %s', async (_, [reason, make]) => {
  const { guides, refusals } = await read(await make());
  expect([guides, refusals.map((each) => each.reason)]).toEqual([[], [reason]]);
});

it('reads nothing but the document that was looked through', async () => {
  const other = docxParts({ body: title('Other') + item('Secret.') + item('Hidden.') });
  const { guides } = await read(
    await plain({
      files: {
        'word/other.xml': other['word/document.xml'],
        '_rels/.rels': String(docxParts({ body: '' })['_rels/.rels']).replace(
          'word/document.xml',
          'word/other.xml',
        ),
        'mammoth/style-map': 'p => script',
      },
      rels: '<Relationship Id="x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="other.xml"/>',
    }),
  );
  expect(guides).toMatchObject([{ input: { name: 'Drill' } }]);
});

it.each([
  ['hidden by its style', p('Secret.', { style: 'Secret' })],
  ['hidden under another prefix', p(text('Secret.', '<q:vanish/>'))],
  [
    'hidden in a link',
    p(`<w:hyperlink w:anchor="a">${text('Secret.', '<w:vanish w:val="1"/>')}</w:hyperlink>`),
  ],
  ['moved away', `<w:p><w:moveFrom>${text('Secret.')}</w:moveFrom></w:p>`],
  [
    'of a placeholder',
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p('Secret.')}</w:sdtContent></w:sdt>`,
  ],
  ['of a field', p('<w:r><w:instrText>Secret.</w:instrText></w:r>')],
])('shows no words %s', async (_, hidden) => {
  const { guides } = await read(
    await plain({
      body: `${BODY}${hidden}`.replace(
        '<w:p>',
        '<w:p xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main">',
      ),
      styles:
        '<w:style w:type="paragraph" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>',
    }),
  );
  expect(guides).toHaveLength(1);
  expect(JSON.stringify(guides)).not.toContain('Secret');
});
