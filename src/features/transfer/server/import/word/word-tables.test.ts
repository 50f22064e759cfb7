import { expect, it } from 'vitest';
import { bold, h1, p, picture, table, title } from '@/testing/docx';
import { countsOf, type Manual, NOTHING } from '@/testing/word-counts';

const grid = (rows: number, row: (number: number) => string[]) =>
  Array.from({ length: rows }, (_, at) => row(at + 1));
const MANUALS: Record<string, Manual> = {
  'a picture and words in two columns': {
    body: title('Valve') + table(grid(4, (at) => [picture(at), `Turn it ${at} times.`])),
    key: { name: 'Valve', lang: 'en', steps: 4, pictures: 4 },
  },
  'words and a picture in two columns, with a header': {
    lang: 'de-DE',
    body:
      title('Ventil') +
      table([['Arbeitsschritt', 'Bild'], ...grid(3, (at) => ['Drehen.', picture(at)])]),
    key: { name: 'Ventil', lang: 'de', steps: 3, pictures: 3 },
  },
  'number, words, picture': {
    maker: 'libreoffice',
    lang: 'pt-BR',
    body:
      title('Válvula') +
      table([['Nº', 'Ação', 'Foto'], ...grid(5, (at) => [`${at}.`, 'Gire.', picture(at)])]),
    key: { name: 'Válvula', lang: 'pt-BR', steps: 5, pictures: 5 },
  },
  'number, picture, words without a header, and one row without a picture': {
    body:
      title('Belt') +
      table(grid(4, (at) => [String(at), at === 2 ? '' : picture(at), 'Loosen the belt.'])),
    key: { name: 'Belt', lang: 'en', steps: 4, pictures: 3 },
  },
  'a third column of tools': {
    lang: 'de-DE',
    body:
      title('Lager') +
      table([
        ['Schritt', 'Bild', 'Werkzeug'],
        ['Lösen.', picture(1), 'Schlüssel 10 mm, Zange'],
        ['Abziehen.', picture(2), 'Abzieher'],
        ['Reinigen.', picture(3), '–'],
      ]),
    key: {
      name: 'Lager',
      lang: 'de',
      steps: 3,
      pictures: 3,
      tools: ['Schlüssel 10 mm', 'Zange', 'Abzieher'],
    },
  },
  'a third column of parts': {
    lang: 'fr-FR',
    body:
      title('Roue') +
      table([
        ['Photo', 'Action', 'Pièces'],
        [picture(1), 'Poser la roue.', p('roue') + p('4 écrous')],
        [picture(2), 'Serrer.', ''],
      ]),
    key: { name: 'Roue', lang: 'fr', steps: 2, pictures: 2, parts: ['roue', '4 écrous'] },
  },
  'warnings in the cells': {
    lang: 'es',
    maker: 'google',
    body:
      title('Sierra') +
      table([
        [picture(1), p('Desconecte.') + p('PELIGRO: tensión.')],
        [picture(2), p('Abra.') + p('Consejo: use luz.')],
      ]),
    key: { name: 'Sierra', lang: 'es', steps: 2, pictures: 2, lines: 'danger tip' },
  },
  'rows across the table as chapters': {
    body:
      title('Press') +
      table([
        [`<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p('Before')}`],
        [picture(1), 'Switch it off.'],
        [`<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p('After')}`],
        [picture(2), 'Switch it on.'],
        [picture(3), 'Test it.'],
      ]),
    key: { name: 'Press', lang: 'en', steps: 3, chapters: 2, pictures: 3 },
  },
  'tables below headings': {
    body:
      title('Mill') +
      h1('Take apart') +
      table(grid(2, (at) => [picture(at), 'Pull.'])) +
      h1('Put together') +
      table(grid(3, (at) => [picture(at + 2), 'Push.'])),
    key: { name: 'Mill', lang: 'en', steps: 5, chapters: 2, pictures: 5 },
  },
  'a picture over two rows': {
    body:
      title('Gear') +
      table([
        [`<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p(picture(1))}`, 'Hold it.'],
        [`<w:tcPr><w:vMerge/></w:tcPr>${p('')}`, 'Turn it.'],
      ]),
    key: { name: 'Gear', lang: 'en', steps: 2, pictures: 1 },
  },
  'two tables, of which one is no steps': {
    body:
      title('Oil') +
      table([
        ['Torque', '25 Nm'],
        ['Oil', '3.5 l'],
      ]) +
      table(grid(2, (at) => [picture(at), 'Fill.'])),
    key: { name: 'Oil', lang: 'en', steps: 2, pictures: 2 },
  },
  'a box with a warning and its sign': {
    body:
      title('Heater') +
      h1('Start') +
      table([[p(bold('WARNING')), p('Hot surface.')]]) +
      p('Turn on.') +
      h1('Stop') +
      table([[p('Danger! High voltage.')]]) +
      p('Turn off.'),
    key: { name: 'Heater', lang: 'en', steps: 2, lines: 'warning danger' },
  },
};

it.each(Object.entries(MANUALS))('%s', async (_, { key, ...manual }) => {
  expect(await countsOf(manual)).toEqual({ ...NOTHING, ...key });
});
