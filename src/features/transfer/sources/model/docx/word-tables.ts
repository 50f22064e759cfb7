import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { isNumber } from '@/features/projects/model/step-numbers';
import { splitEntries } from '@/shared/http/entries';
import { textOf } from '../markdown/markdown-blocks';
import { sectionOf } from '../words';
import { spokenAlerts } from '../markdown/markdown-alerts';
import { signalKindOf } from './signal-kinds';
import { alertOf, withSignals } from './word-alerts';
import type { CellReader } from './word-elements';
import { EMPTY, isFilled, type Row } from './word-rows';

/** A chapter among the rows of a table; deeper than any heading. */
const ROW_HEADING = 6;
const HEADER_MAX = 40;
const NO_ENTRY = /^[\s–—-]*$/;

/** The blocks of a table: steps as a list, boxes as what is in them, other rows as lines. */
export function tableBlocks(rows: readonly Row[], reader: CellReader): RootContent[] {
  if (isBox(rows, reader)) return withSignals(rows.flat().flatMap(({ blocks }) => blocks));
  const hasHeader = isHeader(rows);
  const body = hasHeader ? rows.slice(1) : rows;
  return reader.options.hasRows === true || areSteps(body)
    ? stepBlocks(body, hasHeader ? (rows[0] ?? []) : [], reader)
    : [{ type: 'paragraph', children: linesOf(rows.map((row) => spoken(row, reader))) }];
}

/** One column, or signal words with their text. */
function isBox(rows: readonly Row[], { options }: CellReader): boolean {
  const isSignal = (row: Row) => row.find(isFilled)?.blocks[0]?.type === 'blockquote';
  const isNarrow = rows.every((row) => row.findLastIndex(isFilled) <= 0);
  return (isNarrow && options.hasRows !== true) || rows.every(isSignal);
}

/** Row of headings: marked as such, or words above pictures or numbers. */
function isHeader([first, ...others]: readonly Row[]): boolean {
  if (!first || others.length === 0 || first.some(({ hasPicture }) => hasPicture)) return false;
  const named = first.filter(isFilled);
  if (named.length < 2 || named.some(({ text }) => text.length > HEADER_MAX)) return false;
  const isAbovePictures = (column: number) =>
    others.filter((row) => row[column]?.hasPicture && row[column].text === '').length * 2 >=
    others.length;
  return (
    named.every(({ isHead }) => isHead) ||
    first.some(({ text }, column) => text !== '' && isAbovePictures(column)) ||
    (hasNumbers(others) && !isNumber(first[0]?.text ?? '')) ||
    first.some(({ text }) => listOf(text) !== undefined)
  );
}

const listOf = (name: string): 'tools' | 'parts' | undefined => {
  const section = sectionOf(name);
  return section === 'tools' || section === 'parts' ? section : undefined;
};

/** True if the first column counts the rows. */
const hasNumbers = (rows: readonly Row[]): boolean => {
  const filled = rows.filter((row) => !isChapter(row)).map(([first]) => first?.text ?? '');
  return filled.some(isNumber) && filled.every((text) => text === '' || isNumber(text));
};

/** A row of one cell across the table. */
const isChapter = (row: Row): boolean =>
  row[0] !== undefined &&
  row.length > 1 &&
  row[0].span === row.length &&
  row[0].text !== '' &&
  row[0].text.length <= 2 * HEADER_MAX &&
  !row[0].hasPicture;

/** True if most rows have a picture in one cell and words in another. */
function areSteps(rows: readonly Row[]): boolean {
  const steps = rows.filter((row) => !isChapter(row));
  const shown = steps.filter((row) =>
    row.some(
      ({ hasPicture }, at) =>
        hasPicture && row.some(({ text }, other) => other !== at && text !== '' && !isNumber(text)),
    ),
  );
  return shown.length > 0 && shown.length * 2 >= steps.length;
}

function stepBlocks(rows: readonly Row[], header: Row, reader: CellReader): RootContent[] {
  const isNumbered = hasNumbers(rows);
  const blocks: RootContent[] = [];
  for (const row of rows) {
    const before = blocks.at(-1);
    if (isChapter(row)) {
      const children = linesOf([row]);
      blocks.push({ type: 'heading', depth: ROW_HEADING, children });
      continue;
    }
    const item = itemOf(isNumbered ? [EMPTY, ...row.slice(1)] : row, header, reader);
    if (before?.type === 'list') before.children.push(item);
    else
      blocks.push({
        type: 'list',
        ordered: true,
        data: reader.options.hasRows === false ? { isOfText: true } : { isOfTable: true },
        children: [item],
      });
  }
  return blocks;
}

function itemOf(row: Row, header: Row, { entries }: CellReader): ListItem {
  const firstWords = row.findIndex(({ text }) => text !== '');
  const children = row.flatMap(({ blocks, text }, column): RootContent[] => {
    const name = header[column]?.text.replace(/[:.]$/, '') ?? '';
    const list = listOf(name);
    if (list && column > 0) {
      entries[list].push(...entriesIn(blocks));
      return [];
    }
    const kind = signalKindOf(name);
    if (text !== '' && kind && blocks.every(({ type }) => type === 'paragraph'))
      return [alertOf(kind, linesOf([[{ ...EMPTY, blocks, text }]]))];
    return text !== '' && column > firstWords && name !== '' ? named(name, blocks) : [...blocks];
  });
  return { type: 'listItem', children: children as ListItem['children'] };
}

/** The entries of a cell: lines, items, or words between commas. */
const entriesIn = (blocks: readonly RootContent[]): string[] =>
  blocks
    .flatMap((block) => (block.type === 'list' ? block.children : [block]))
    .flatMap((block) => splitEntries(textOf(block)))
    .filter((entry) => !NO_ENTRY.test(entry));

/** The text of a further column after the name of the column. */
function named(name: string, [first, ...others]: readonly RootContent[]): RootContent[] {
  const label: PhrasingContent = { type: 'text', value: `${name}: ` };
  return first?.type === 'paragraph'
    ? [{ ...first, children: [label, ...first.children] }, ...others]
    : [{ type: 'paragraph', children: [label] }, ...(first ? [first] : []), ...others];
}

/** Signal words within lines are words. */
const spoken = (row: Row, { options }: CellReader): Row =>
  row.map((cell) => ({ ...cell, blocks: spokenAlerts(cell.blocks, options.lang) }));

/** Rows as lines: 'a – b'. */
function linesOf(rows: readonly Row[]): PhrasingContent[] {
  return rows.flatMap((row, at): PhrasingContent[] => [
    ...(at > 0 ? [{ type: 'break' as const }] : []),
    ...row
      .filter(isFilled)
      .flatMap(({ blocks }, column): PhrasingContent[] => [
        ...(column > 0 ? [{ type: 'text' as const, value: ' – ' }] : []),
        ...blocks.flatMap(phrasesOf),
      ]),
  ]);
}

/** A block within a line. */
function phrasesOf(block: RootContent, index: number): PhrasingContent[] {
  const space: PhrasingContent[] = index > 0 ? [{ type: 'text', value: ' ' }] : [];
  if (block.type === 'paragraph' || block.type === 'heading') return [...space, ...block.children];
  if (block.type === 'list')
    return block.children.flatMap((item, at) => [
      { type: 'text' as const, value: at > 0 ? '; ' : space.length > 0 ? ' ' : '' },
      ...item.children.flatMap(phrasesOf),
    ]);
  return block.type === 'blockquote'
    ? [...space, ...block.children.flatMap(phrasesOf)]
    : [...space, { type: 'text', value: textOf(block) }];
}
