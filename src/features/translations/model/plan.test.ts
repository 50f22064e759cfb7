import { expect, it } from 'vitest';
import { unit } from '@/testing/texts/translation-units';
import { planOf } from './plan';
import type { FileUnit } from './unit';

const LIST = 'You need:\n- a saw\n- a file';
const plan = (source: string, target: string, more: Partial<FileUnit> = {}) => {
  const one = { ...unit(1, source), target: '', hasLines: true };
  return planOf(
    [one],
    [{ id: one.id, line: 2, target, isWaiting: false, isDone: false, ...more }],
    [],
  );
};

it.each([
  ...[
    '#NAME?',
    '#WERT!',
    '#REF!',
    '#VALOR!',
    '#N/D',
    '#N/A',
    '#NV',
    '#BEZUG!',
    '#DIV/0!',
    '#NULL!',
  ],
  ...['#NUM!', '#ZAHL!', '#ÜBERLAUF!', '#SPILL!', '#¿NOMBRE?', '#NOM?', '#VALEUR!', '#NOME?'],
  ...['#¡VALOR!', '#¡DIV/0!', '#¡REF!', '#GETTING_DATA', '#DATEN_ABRUFEN', '#####'],
  ...['Err:508', 'Erro:502', 'Fehler:522', 'Erreur : 508'],
])('refuses the error of a spreadsheet: %s', (error) => {
  expect(plan('Turn the wheel', error).refused).toMatchObject([
    { line: 2, problem: { key: 'translationSheetError' } },
  ]);
});

it.each(['#2 Phillips', 'Err: 508 times', 'WERT!', '# NAME?', '#1!x'])(
  'takes what only looks like one: %s',
  (text) => expect(plan('Turn the wheel', text).written).toHaveLength(1),
);

it('takes a copy of the source for no translation, unless it is marked as one or has no letters', () => {
  expect(plan('Turn the wheel', 'Turn the wheel').unchanged).toMatchObject([
    { reason: 'untranslated' },
  ]);
  expect(plan('WD-40', 'WD-40', { isDone: true }).written).toHaveLength(1);
  expect(plan('12 × 34', '12 × 34').written).toHaveLength(1);
});

it('refuses a list that lost its lines', () => {
  expect(plan(LIST, 'Du brauchst: - eine Säge - eine Feile').refused).toMatchObject([
    { problem: { key: 'translationLinesLost' } },
  ]);
  expect(plan(LIST, 'Du brauchst:\n- eine Säge\n- eine Feile').written).toHaveLength(1);
  expect(plan('Two\nlines', 'Zwei Zeilen').written).toHaveLength(1);
  expect(plan(LIST, 'Du\nbrauchst:\n• eine Säge\n• eine Feile').written).toHaveLength(1);
  expect(plan(LIST, 'Du brauchst:\neine Säge\neine Feile').written).toHaveLength(1);
});

it.each([
  ['- a saw\n\n- a file', '- eine Säge - eine Feile'],
  ['- A\n- B\n- C', '- A\n- B - C'],
  ['First.\n– A\n– B\nLast.', 'Erst.\n– A – B\nZuletzt.'],
  ['[ ] A\n[x] B', '[ ] A [x] B'],
])('refuses a list that lost some of its lines: %j', (source, target) => {
  expect(plan(source, target).refused).toMatchObject([
    { problem: { key: 'translationLinesLost' } },
  ]);
});
