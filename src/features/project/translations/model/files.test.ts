import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/shared/app-error';
import { harmlessText } from '@/shared/text';
import { readCsv, writeCsv } from './csv-file';
import { planOf } from './plan';
import { readXliff } from './read-xliff';
import { type TranslationFile, type TranslationUnit, writable } from './unit';
import { writeXliff } from './write-xliff';

const LANGUAGES = { from: 'en', to: 'pt-BR' } as const;
const unit = (number: number, source: string, target = ''): TranslationUnit => ({
  id: `step.${number}.description`,
  context: `step ${number}: description`,
  source,
  target,
  max: 500,
  hasLines: true,
});
const FORMATS = {
  csv: { write: (units: TranslationUnit[]) => writeCsv(units, LANGUAGES), read: readCsv },
  xliff: {
    write: (units: TranslationUnit[]) => writeXliff(units, LANGUAGES, 'makerstep:x'),
    read: readXliff,
  },
};
const formats = Object.entries(FORMATS);

/** Texts as the form stores them, with what files find hard. */
const stored = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      '=1+1',
      "'=1+1",
      "''-x",
      '-5 °C',
      '@home',
      '+',
      "'",
      '"quoted", twice',
      'two\nlines',
      'a;b\tc',
      '<b>&amp;</b>',
      ']]>',
      '‘’',
      '👩‍👩‍👧',
      '\u2028 x',
      '1e5',
      ' ',
      '\ufffe',
      'Größe → ½',
      'a\u0085b',
    ),
  )
  .map((text) => writable(harmlessText(text.replace(/[\ud800-\udfff]/g, '')).trim()));
const written = stored.filter((text) => text !== '');
const units = fc
  .array(fc.tuple(written, stored), { minLength: 1, maxLength: 12 })
  .map((texts) => texts.map(([source, target], index) => unit(index, source, target)));

describe.each(formats)('a file of translations as %s', (_, { write, read }) => {
  it('gives every text back as it was, and changes nothing', () => {
    fc.assert(
      fc.property(units, (all) => {
        const file = read(write(all));
        expect(file).toMatchObject(LANGUAGES);
        expect(file.units.map(({ id, source, target }) => ({ id, source, target }))).toEqual(
          all.map(({ id, source, target }) => ({ id, source, target })),
        );
        const plan = planOf(all, file.units, []);
        expect([plan.written, plan.conflicts, plan.refused]).toEqual([[], [], []]);
      }),
      { numRuns: 200 },
    );
  });

  it('writes exactly what the translator changed', () => {
    fc.assert(
      fc.property(units, fc.array(fc.tuple(fc.nat(), written), { maxLength: 12 }), (all, edits) => {
        const changed = new Map(edits.map(([place, text]) => [place % all.length, text]));
        const edited = all.map((one, index) => ({
          ...one,
          target: changed.get(index) ?? one.target,
        }));
        // A tool keeps what the file carries beside each text.
        const [before, after] = [read(write(all)), read(write(edited))];
        const given = after.units.map((one, index) => ({
          ...one,
          written: before.units[index]?.written,
          isWaiting: false,
        }));
        const plan = planOf(all, given, []);
        const expected = edited
          .filter(({ target }, index) => target !== all[index]?.target)
          .map(({ id, target }) => [id, target]);
        expect(plan.written.map(({ id, value }) => [id, value])).toEqual(expected);
        expect([plan.conflicts, plan.refused]).toEqual([[], []]);
      }),
      { numRuns: 200 },
    );
  });

  it('throws nothing but a refusal, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 400 }),
          fc
            .tuple(units, fc.nat(), fc.nat(), fc.string({ maxLength: 8 }))
            .map(([all, from, length, text]) => {
              const file = write(all);
              const at = from % file.length;
              return file.slice(0, at) + text + file.slice(at + (length % 40));
            }),
        ),
        (file) => {
          try {
            read(file);
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const problemOf = (read: () => TranslationFile) => {
  try {
    return read().units.map(({ problem }) => problem);
  } catch (error) {
    return (error as AppError).fields?.['text'];
  }
};

describe('CSV', () => {
  const rows = [
    ['id', 'source', 'target'],
    ['a', 'One, two', 'Um,\ndois'],
    ['b', 'x', '=1+1'],
  ];
  const table = (delimiter: string, end: string) =>
    rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join(end);

  it.each([
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\r\n'],
    [',', '\r'],
  ])('is read with %j between cells and %j between rows', (delimiter, end) => {
    const { units: found } = readCsv(table(delimiter, end));
    expect(found.map(({ id, target }) => [id, target])).toEqual([
      ['a', 'Um,\ndois'],
      ['b', '=1+1'],
    ]);
  });

  it('names the line on which a row begins, also behind cells of several lines', () => {
    expect(readCsv(table(',', '\n')).units.map(({ line }) => line)).toEqual([2, 4]);
    expect(readCsv(`sep=;\r\n${table(';', '\r\n')}`).units.map(({ line }) => line)).toEqual([3, 5]);
  });

  it.each([
    ['a date', '1/2', '1/2', '02. Jan', '02. Jan'],
    ['a date in the translation alone', 'Half', '1/2', 'Half', '02. Jan'],
    ['a number with zeros', 'No.', '007', 'No.', '7'],
    ['a long number', 'Code', '4012345678901', 'Code', '4,01235E+12'],
    ['the source alone of a changed row', '1-2', 'eins', '01. Feb', 'eins bis zwei'],
  ])(
    'that a spreadsheet changed asks before it is written: %s',
    (_, source, target, newSource, newTarget) => {
      const [before] = [unit(1, source, target)];
      const file = writeCsv([unit(1, newSource, newTarget)], LANGUAGES).replace(
        /~[0-9a-f]{16}~[0-9a-f]{16}/,
        /~[0-9a-f]{16}~[0-9a-f]{16}/.exec(writeCsv([before], LANGUAGES))?.[0] ?? '',
      );
      const plan = planOf([before], readCsv(file).units, []);
      expect([plan.written, plan.conflicts]).toMatchObject([
        [],
        [{ reason: 'rowChanged', current: target, incoming: newTarget }],
      ]);
      expect(planOf([before], readCsv(file).units, [before.id]).written).toHaveLength(1);
    },
  );

  it('may have rows of nothing but separators, which are no mistake', () => {
    const file = readCsv(
      'id;source;target\r\n;;\r\na;One;Um\r\n ; ;\t\r\n;;\r\nb;Two;Dois\r\n;;\r\n',
    );
    expect(file.units.map(({ id, line }) => [id, line])).toEqual([
      ['a', 3],
      ['b', 6],
    ]);
  });

  it('runs nothing in a spreadsheet', () => {
    const lines = writeCsv(
      ['=1+1', '+1', '-1', '@x', '＝1'].map((text, index) => unit(index, text, text)),
      LANGUAGES,
    )
      .split('\r\n')
      .slice(1, -1);
    for (const line of lines) expect(line).toMatch(/,'[=+\-@＝].*,'[=+\-@＝]/);
  });

  it('needs its columns, in any order, and no others', () => {
    expect(problemOf(() => readCsv('target,check,id\nUm,,a'))).toEqual([undefined]);
    expect(problemOf(() => readCsv('source,target\nOne,Um'))).toEqual({
      key: 'translationColumns',
    });
    expect(problemOf(() => readCsv('id,target\na,"Um'))).toMatchObject({
      key: 'translationDamaged',
    });
  });
});

const xliff = (body: string, head = '') =>
  `<?xml version="1.0"?>${head}\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file source-language="en-US" target-language="pt_BR">\n<body>\n${body}\n</body></file></xliff>`;

describe('XLIFF', () => {
  it('is well-formed and has the parts of 1.2 in their order', () => {
    const all = [unit(1, 'Cut & <glue>', 'Corte "já"'), unit(2, 'Two\nlines')];
    const document = XmlDocument.fromString(writeXliff(all, LANGUAGES, 'makerstep:x'));
    const names = (xpath: string) =>
      document
        .find(xpath, { x: 'urn:oasis:names:tc:xliff:document:1.2' })
        .map((node) => (node as { name?: string }).name);
    expect(names('/x:xliff/x:file/x:body/x:trans-unit[1]/*')).toEqual([
      'source',
      'target',
      'context-group',
      'note',
    ]);
    expect(names('//x:trans-unit[@maxwidth="500" and @size-unit="char" and @id]')).toHaveLength(2);
    expect(
      names(
        '//x:file[@original and @source-language="en" and @target-language="pt-BR" and @datatype="plaintext"]',
      ),
    ).toHaveLength(1);
    expect(names('//x:target[@state="needs-translation"][not(node())]')).toHaveLength(1);
    document.dispose();
  });

  it('is read as tools write it: other prefixes, regions, groups, marks around words, alternatives', () => {
    const {
      from,
      to,
      units: found,
    } = readXliff(
      xliff(`<group id="g"><trans-unit id="a"><source>One</source><seg-source><mrk mtype="seg" mid="0">One</mrk></seg-source>
      <target state="final"><mrk mtype="seg" mid="0">Um</mrk> <g id="1">só</g><x id="2" ctype="lb"/>aqui</target>
      <alt-trans match-quality="50"><source>On</source><target>Outro</target></alt-trans></trans-unit></group>`),
    );
    expect([from, to]).toEqual(['en', 'pt-BR']);
    expect(found).toMatchObject([{ id: 'a', source: 'One', target: 'Um só\naqui', line: 5 }]);
  });

  it.each([
    [
      'pretty-printed',
      '\n\t<g id="1">\n\t\t<mrk mtype="seg" mid="1">Um.</mrk> \n\t\t<mrk mtype="seg" mid="2">Dois.</mrk>\n\t</g>\n',
      'Um. Dois.',
    ],
    ['without blanks', '<mrk mtype="seg">Um.</mrk><mrk mtype="seg">Dois.</mrk>', 'Um. Dois.'],
    ['with blanks', '<mrk mtype="seg">Um.</mrk> <mrk mtype="seg">Dois.</mrk>', 'Um. Dois.'],
    [
      'with a blank in them',
      '<mrk mtype="seg">Um. </mrk><mrk mtype="seg">Dois.</mrk>',
      'Um. Dois.',
    ],
    [
      'with lines in them',
      '\r\n<mrk mtype="seg">\r\n    Um.\r\n  </mrk>\r\n  <mrk mtype="seg">Dois &amp; três.</mrk>',
      'Um. Dois & três.',
    ],
    ['of a part of a word', 'A<g id="1">lém</g>-mar', 'Além-mar'],
    [
      'with a placeholder for a line break',
      '<mrk mtype="seg">Um.</mrk><x id="1" ctype="lb"/><mrk mtype="seg">Dois.</mrk>',
      'Um.\nDois.',
    ],
  ])('has one blank between segments %s', (_, target, text) => {
    const [found] = readXliff(
      xliff(`<trans-unit id="a"><source>One. Two.</source><target>${target}</target></trans-unit>`),
    ).units;
    expect(found?.target.trim()).toBe(text);
  });

  it('has line breaks between segments where the original has them', () => {
    const read = (target: string) =>
      readXliff(
        xliff(
          `<trans-unit id="a"><source>One.\nTwo. Three.</source><target>${target}</target></trans-unit>`,
        ),
      ).units[0]?.target.trim();
    expect(
      read('<mrk mtype="seg">Um.</mrk>\n<mrk mtype="seg">Dois.</mrk> <mrk mtype="seg">Três.</mrk>'),
    ).toBe('Um.\nDois. Três.');
    expect(
      read(
        '\n\t<mrk mtype="seg">Um.</mrk>\n\n\t<mrk mtype="seg">Dois.</mrk> \n\t<mrk mtype="seg">Três.</mrk>\n',
      ),
    ).toBe('Um.\nDois. Três.');
  });

  it('refuses texts with tags that stand for something', () => {
    expect(
      problemOf(() =>
        readXliff(
          xliff(
            '<trans-unit id="a"><source>One</source><target>Um<ph id="1">&lt;br/&gt;</ph></target></trans-unit>',
          ),
        ),
      ),
    ).toEqual(['translationTags']);
  });

  it.each([
    [
      'an entity bomb',
      xliff('', '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'),
      'translationDoctype',
    ],
    [
      'an outer entity',
      xliff('', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
      'translationDoctype',
    ],
    [
      'another version',
      xliff('').replace('version="1.2"', 'version="2.1"'),
      'translationXliffVersion',
    ],
    ['another document', '<html></html>', 'translationNoXliff'],
    [
      'half a file',
      xliff('<trans-unit id="a"><source>One</source>').slice(0, -30),
      'translationDamaged',
    ],
    ['deep nesting', xliff('<group>'.repeat(100_000)), 'translationDamaged'],
    [
      'languages that change',
      xliff('').replace('</xliff>', '<file source-language="en" target-language="de"/></xliff>'),
      'translationMixed',
    ],
  ])('refuses %s', (_, text, key) => {
    expect(problemOf(() => readXliff(text))).toMatchObject({ key });
  });

  it('resolves nothing: an unknown entity stays what it is', () => {
    expect(
      readXliff(xliff('<trans-unit id="a"><target>&secret;</target></trans-unit>')).units[0]
        ?.target,
    ).toBe('&secret;');
  });
});

it('line breaks of Word stay line breaks, and what lays a file out is none', () => {
  const source = unit(1, 'Mix. Bake.');
  const written = (target: string) =>
    planOf([source], [{ id: source.id, line: 1, target, isWaiting: false }], []).written.map(
      ({ value }) => value,
    );
  expect(written('Eins.\vZwei.\u2028Drei.')).toEqual(['Eins.\nZwei.\nDrei.']);
  const target = (text: string) =>
    readXliff(`<xliff version="1.2"><file source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>Mix. Bake.</source><target>${text}</target></trans-unit></body></file></xliff>`)
      .units[0]?.target;
  expect(target('\n      Mischen.\n      Backen.\n    ')).toBe('Mischen. Backen.');
  expect(target('Mischen.\nBacken.')).toBe('Mischen.\nBacken.');
});
