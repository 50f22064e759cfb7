import type { RootContent } from 'mdast';
import { picturesIn, textOfBlocks } from '../markdown/markdown-blocks';
import { type CellReader, type Element, elementsIn } from './word-elements';

export type Cell = {
  blocks: readonly RootContent[];
  text: string;
  hasPicture: boolean;
  isHead: boolean;
  /** Columns. */
  span: number;
};
export type Row = Cell[];

/** Word itself has at most 63 columns. */
const COLUMNS_MAX = 63;
/** The part of a row that a cell beside or above reaches into. */
export const EMPTY: Cell = { blocks: [], text: '', hasPicture: false, isHead: false, span: 1 };

/** The rows of a table with content; cells that others reach into are empty. */
export function rowsOf(table: Element, reader: CellReader): Row[] {
  const reaching: number[] = [];
  return elementsIn(table)
    .flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part)))
    .map((row) => {
      const cells: Row = [];
      const fill = () => {
        for (; (reaching[cells.length] ?? 0) > 0; cells.push(EMPTY))
          reaching[cells.length] = (reaching[cells.length] ?? 0) - 1;
      };
      for (const element of elementsIn(row)) {
        fill();
        if (cells.length >= COLUMNS_MAX) break;
        const cell = cellOf(element, reader);
        const rows = Number(element.attribs['rowspan'] ?? 1) - 1;
        for (let column = 0; column < cell.span; column += 1) {
          reaching[cells.length] = rows;
          cells.push(column === 0 ? cell : EMPTY);
        }
      }
      fill();
      return cells;
    })
    .filter((cells) => cells.some(isFilled));
}

export const isFilled = ({ text, hasPicture }: Cell): boolean => text !== '' || hasPicture;

function cellOf(element: Element, reader: CellReader): Cell {
  const blocks = reader.blocks(element.children);
  return {
    blocks,
    text: textOfBlocks(blocks).trim(),
    hasPicture: picturesIn(blocks).length > 0,
    isHead: element.name === 'th',
    span: Math.min(Math.max(Number(element.attribs['colspan']) || 1, 1), COLUMNS_MAX),
  };
}
