import { expect, it } from 'vitest';
import {
  bold,
  bullet,
  h1,
  h2,
  h3,
  item,
  p,
  picture,
  style,
  subitem,
  table,
  text,
  title,
} from '@/testing/docx';
import { countsOf, type Manual, NOTHING } from '@/testing/word-counts';

const grid = (rows: number, row: (number: number) => string[]) =>
  Array.from({ length: rows }, (_, at) => row(at + 1));
const chapters = (count: number, steps: number, content: (number: number) => string) =>
  Array.from(
    { length: count },
    (_, at) =>
      h1(`Part ${at + 1}`) +
      Array.from(
        { length: steps },
        (__, step) => h2(`Fit ${at + 1}-${step + 1}`) + content(at * steps + step + 1),
      ).join(''),
  ).join('');

const MANUALS: Record<string, Manual> = {
  'headings 2 below headings 1': {
    body:
      title('Lathe') + p('Read it first.') + chapters(2, 3, (at) => p('Turn it.') + p(picture(at))),
    key: { name: 'Lathe', lang: 'en', steps: 6, chapters: 2, pictures: 6 },
  },
  'only headings 1': {
    body: title('Lamp') + h1('Open') + p('Lift the lid.') + h1('Close') + p('Press it.'),
    key: { name: 'Lamp', lang: 'en', steps: 2 },
  },
  'the only first heading as name': {
    maker: 'google',
    lang: 'pt',
    body:
      h1('Troca do filtro') +
      p('Desligue.') +
      h2('Abrir') +
      p('Gire.') +
      h2('Fechar') +
      p('Aperte.'),
    key: { name: 'Troca do filtro', lang: 'pt-BR', steps: 2 },
  },
  'a third level in the text': {
    body: title('Pump') + h1('A') + h2('B') + p('x') + h3('C') + p('y') + h2('D') + p('z'),
    key: { name: 'Pump', lang: 'en', steps: 2, chapters: 1 },
  },
  'headings numbered by hand': {
    maker: 'libreoffice',
    lang: 'de-DE',
    body: title('Pumpe') + h1('1. Öffnen') + p('Auf.') + h1('2. Schließen') + p('Zu.'),
    key: { name: 'Pumpe', lang: 'de', steps: 2 },
  },
  'a numbered list': {
    maker: 'google',
    lang: 'fr',
    body: p('Avant de commencer.') + item('Dévisser.') + item('Retirer.') + item('Poser.'),
    key: { name: 'manual', lang: 'fr', steps: 3 },
  },
  'a numbered list with lists, pictures and warnings': {
    lang: 'es-ES',
    body:
      title('Bomba') +
      item('Cierre la llave.') +
      subitem('la fría') +
      subitem('la caliente') +
      p(picture(1, 'Llave')) +
      p('¡Atención! Agua caliente.') +
      item('Retire la tapa.') +
      p(picture(2)) +
      p('Nota: guarde la junta.'),
    key: { name: 'Bomba', lang: 'es', steps: 2, pictures: 2, lines: 'warning note' },
  },
  'one heading over a numbered list': {
    body: title('Bench') + h1('Build it') + item('Saw.') + item('Glue.') + item('Wait.'),
    key: { name: 'Bench', lang: 'en', steps: 3 },
  },
  'lists of tools and parts': {
    body:
      title('Chair') +
      h1('Tools') +
      bullet('Saw') +
      bullet('Clamp') +
      h1('Parts') +
      bullet('4 legs') +
      h1('Cut') +
      p('Cut it.') +
      h1('Glue') +
      p('Glue it.'),
    key: { name: 'Chair', lang: 'en', steps: 2, tools: ['Saw', 'Clamp'], parts: ['4 legs'] },
  },
  'styles of signal words': {
    lang: 'de-DE',
    styles: style('Warn1', 'Warnung Text') + style('Tip9', 'Tipp'),
    body:
      title('Säge') +
      h1('Start') +
      p('Läuft nach.', { style: 'Warn1' }) +
      p('Mit Licht geht es besser.', { style: 'Tip9' }) +
      h1('Ende') +
      p('Aus.'),
    key: { name: 'Säge', lang: 'de', steps: 2, lines: 'warning tip' },
  },
  'styles based on headings, and an outline level': {
    styles:
      style('Kap', 'Kapitel', '<w:basedOn w:val="berschrift1"/>') +
      style('Sch', 'Handgriff', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    body:
      title('Anlage') +
      p('Erstens', { style: 'Kap' }) +
      p('Tun', { style: 'Sch' }) +
      p('So.') +
      p('Lassen', { style: 'Sch' }) +
      p('So nicht.'),
    key: { name: 'Anlage', lang: 'en', steps: 2, chapters: 1 },
  },
  'verbs that are signal words': {
    body:
      title('Watch') +
      item('Note the position of the spring.') +
      item('Tip it over.') +
      item('Caution the others.'),
    key: { name: 'Watch', lang: 'en', steps: 3 },
  },
  'numbers by hand': {
    maker: 'google',
    lang: 'en',
    body:
      title('Tea') +
      p('For two.') +
      p('1. Boil water.') +
      p(picture(1)) +
      p('2. Pour it.') +
      p('3. Wait 3 minutes.'),
    key: { name: 'Tea', lang: 'en', steps: 3, pictures: 1 },
  },
  'bold lines as headings': {
    body:
      p('A short manual.') +
      p(bold('Open')) +
      p('Lift.') +
      p(bold('Close')) +
      p('Press.') +
      p(picture(1)),
    key: { name: 'manual', lang: 'en', steps: 2, pictures: 1 },
  },
  'texts with pictures below them': {
    body:
      title('Tent') +
      p('Unfold it.') +
      p(picture(1)) +
      p('Put the poles in.') +
      p('Bend them.') +
      p(picture(2)) +
      p(picture(3)) +
      p('Done.'),
    key: { name: 'Tent', lang: 'en', steps: 3, pictures: 3 },
  },
  'a table of contents and a cover': {
    styles: style('TOC1', 'toc 1'),
    body:
      title('Crane') +
      p(picture(1, 'The crane')) +
      p('Open 3', { style: 'TOC1' }) +
      h1('Open') +
      p('Lift.') +
      h1('Close') +
      p('Press.'),
    key: { name: 'Crane', lang: 'en', steps: 2, pictures: 1 },
  },
  'a language by its words': {
    lang: 'en-US',
    body:
      title('Kran') +
      h1('Auf') +
      p(text('Die Klappe heben.', '<w:lang w:val="de-DE"/>')) +
      h1('Zu') +
      p(text('Klappe senken und schließen.', '<w:lang w:val="de-DE"/>')),
    key: { name: 'Kran', lang: 'de', steps: 2 },
  },
  'four pictures in a step': {
    body:
      title('Box') +
      h1('Look') +
      [1, 2, 3, 4].map((at) => p(picture(at))).join('') +
      h1('Go') +
      p('Go.'),
    key: { name: 'Box', lang: 'en', steps: 3, pictures: 4 },
  },
  'headings 1 by choice': {
    split: 'heading1',
    body: title('Lathe') + chapters(2, 3, (at) => p('Turn.') + p(picture(at))),
    key: { name: 'Lathe', lang: 'en', steps: 2, pictures: 6 },
  },
  'numbered points by choice': {
    split: 'item',
    body: title('Lathe') + h1('A') + item('x') + item('y') + h1('B') + item('z'),
    key: { name: 'Lathe', lang: 'en', steps: 3, chapters: 2 },
  },
  'rows by choice': {
    split: 'row',
    body:
      title('List') +
      table([
        ['1', 'Open it.'],
        ['2', 'Close it.'],
      ]),
    key: { name: 'List', lang: 'en', steps: 2 },
  },
  'headings 2 by choice, in a document of tables': {
    split: 'heading2',
    body:
      title('Mill') +
      h1('A') +
      h2('B') +
      table(grid(2, (at) => [picture(at), 'Pull.'])) +
      h2('C') +
      p('x'),
    key: { name: 'Mill', lang: 'en', steps: 2, chapters: 1, pictures: 2 },
  },
  '120 pages': {
    body:
      title('Machine') +
      chapters(
        12,
        20,
        (at) =>
          p('Loosen the four screws of the cover, and lift it off. '.repeat(8)) +
          p(picture((at % 99) + 1)) +
          p('Caution: The edges are sharp.') +
          item('Clean it.') +
          item('Oil it.'),
      ),
    key: {
      name: 'Machine',
      lang: 'en',
      steps: 240,
      chapters: 12,
      pictures: 240,
      lines: Array.from({ length: 240 }, () => 'caution').join(' '),
    },
  },
};

it.each(Object.entries(MANUALS))('%s', async (_, { key, ...manual }) => {
  expect(await countsOf(manual)).toEqual({ ...NOTHING, ...key });
});
