import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/shared/http/app-error';
import { LANGUAGES, problemOf, unit, units, written } from '@/testing/texts/translation-units';
import { readCsv, writeCsv } from './csv-file';
import { planOf } from './plan';
import { readXliff } from './read-xliff';
import { type TranslationUnit } from './unit';
import { writeXliff } from './write-xliff';

const FORMATS = {
  csv: { write: (units: TranslationUnit[]) => writeCsv(units, LANGUAGES), read: readCsv },
  xliff: {
    write: (units: TranslationUnit[]) => writeXliff(units, LANGUAGES, 'makerstep:x'),
    read: readXliff,
  },
};
const formats = Object.entries(FORMATS);

describe.each(formats)('a file of translations as %s', (_, { write, read }) => {
  it('returns every text as it was, and changes nothing', () => {
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

  it("contains exactly the translator's changes", () => {
    fc.assert(
      fc.property(units, fc.array(fc.tuple(fc.nat(), written), { maxLength: 12 }), (all, edits) => {
        const changed = new Map(edits.map(([place, text]) => [place % all.length, text]));
        const edited = all.map((one, index) => ({
          ...one,
          target: changed.get(index) ?? one.target,
        }));
        // A tool keeps the metadata of each text.
        const [before, after] = [read(write(all)), read(write(edited))];
        const fileUnits = after.units.map((one, index) => ({
          ...one,
          written: before.units[index]?.written,
          isWaiting: false,
        }));
        const plan = planOf(all, fileUnits, []);
        const expected = edited
          .filter(({ target }, index) => target !== all[index]?.target)
          .map(({ id, target }) => [id, target]);
        expect(plan.written.map(({ id, value }) => [id, value])).toEqual(expected);
        expect([plan.conflicts, plan.refused]).toEqual([[], []]);
      }),
      { numRuns: 200 },
    );
  });

  it('throws nothing but a validation error for any input', () => {
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

  it('reports the line on which a row begins, also after multi-line cells', () => {
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
    'needs confirmation after a spreadsheet changed it: %s',
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

  it('may have rows of only separators', () => {
    const file = readCsv(
      'id;source;target\r\n;;\r\na;One;Um\r\n ; ;\t\r\n;;\r\nb;Two;Dois\r\n;;\r\n',
    );
    expect(file.units.map(({ id, line }) => [id, line])).toEqual([
      ['a', 3],
      ['b', 6],
    ]);
  });

  it('contains no formula that a spreadsheet would run', () => {
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

it('keeps line breaks of Word, and ignores line breaks of the layout', () => {
  const source = unit(1, 'Mix. Bake.');
  const written = (target: string) =>
    planOf(
      [source],
      [{ id: source.id, line: 1, target, isWaiting: false, isDone: false }],
      [],
    ).written.map(({ value }) => value);
  expect(written('Eins.\vZwei.\u2028Drei.')).toEqual(['Eins.\nZwei.\nDrei.']);
  const target = (text: string) =>
    readXliff(`<xliff version="1.2"><file source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>Mix. Bake.</source><target>${text}</target></trans-unit></body></file></xliff>`)
      .units[0]?.target;
  expect(target('\n      Mischen.\n      Backen.\n    ')).toBe('Mischen. Backen.');
  expect(target('Mischen.\nBacken.')).toBe('Mischen.\nBacken.');
});

describe.each(formats)('an old translation as %s', (_, { write, read }) => {
  const old = { ...unit(1, 'Cut the board', 'Corte'), isOld: true };
  const plan = (file: string, units = [old]) => planOf(units, read(file).units, []);

  it('is marked for review, and stays old when the file comes back like that', () => {
    expect(write([old])).toContain('needs-review-translation');
    expect(plan(write([old])).unchanged).toMatchObject([{ reason: 'same' }]);
  });

  it('is written once it is marked as checked, if that was its present source', () => {
    const checked = write([old]).replace('needs-review-translation', 'translated');
    expect(plan(checked).written).toMatchObject([{ id: old.id, value: 'Corte' }]);
    const changed = { ...old, source: 'Cut both boards' };
    expect(plan(checked, [changed]).unchanged).toMatchObject([{ reason: 'same' }]);
    expect(plan(checked, [{ ...old, isOld: false }]).written).toEqual([]);
  });
});
