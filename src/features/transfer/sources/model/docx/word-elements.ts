import { ElementType, type parseDocument } from 'htmlparser2';
import type { RootContent } from 'mdast';
import type { ProjectLanguage } from '@/shared/interface/languages';

export type Child = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Child, { attribs: Record<string, string> }>;
/** Tools and parts. */
export type Entries = Record<'tools' | 'parts', string[]>;

export type BlockOptions = {
  lang: ProjectLanguage;
  /** Rows are steps: of all tables, of none, or by default of those with pictures and words. */
  hasRows?: boolean | undefined;
  /** Numbered points may be steps. */
  hasItems: boolean;
  /** The address of a picture from its path in the document. */
  pictureOf: (path: string) => string;
};
/** The reader of the blocks in the cells of a table. */
export type CellReader = {
  readonly options: BlockOptions;
  readonly entries: Entries;
  blocks: (nodes: readonly Child[]) => RootContent[];
};

export const isElement = (node: Child): node is Element => node.type === ElementType.Tag;
export const elementsIn = ({ children }: Element): Element[] => children.filter(isElement);

declare module 'mdast' {
  interface ListData {
    /** Its items are rows of a table. */
    isOfTable?: boolean;
    /** A numbered list in the text of a step. */
    isOfText?: boolean;
  }
}
