import { type Attributes, walkXml } from './word-xml';

type List = { abstractId: string; starts: Map<number, number> };

/** Name of the bookmark that carries the number of a paragraph through the converter. */
export const numberMark = (number: number): string => `makerstep-${number}`;
export const markedNumber = (name: string | undefined): number | undefined => {
  const [, number] = /^makerstep-(\d{1,6})$/.exec(name ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

/**
 * The numbers of list items as Word counts them: a list goes on after other paragraphs, and another
 * list of the same definition goes on as well unless it says where it starts.
 */
export class WordNumbers {
  /** The first numbers of the levels of each definition. */
  readonly #starts = new Map<string, Map<number, number>>();
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  /** @param xml of `word/numbering.xml` */
  constructor(xml: string) {
    let starts = new Map<number, number>();
    let list: List | undefined;
    let level = 0;
    const numberIn = (attributes: Attributes, name: string) =>
      Math.min(Math.max(Number(attributes[name]) || 0, 0), 100_000);
    walkXml(xml, {
      open: ({ name, attributes }) => {
        if (name === 'w:abstractNum') {
          [starts, list] = [new Map(), undefined];
          this.#starts.set(attributes['w:abstractNumId'] ?? '', starts);
        }
        if (name === 'w:num') {
          list = { abstractId: '', starts: new Map() };
          this.#lists.set(attributes['w:numId'] ?? '', list);
        }
        if (name === 'w:lvl' || name === 'w:lvlOverride') level = numberIn(attributes, 'w:ilvl');
        if (name === 'w:start' && !list) starts.set(level, numberIn(attributes, 'w:val'));
        if (name === 'w:abstractNumId' && list) list.abstractId = attributes['w:val'] ?? '';
        if (name === 'w:startOverride') list?.starts.set(level, numberIn(attributes, 'w:val'));
      },
    });
  }

  /** The number of the next item; undefined in an unknown list. */
  next(listId: string, level: number): number | undefined {
    const list = this.#lists.get(listId);
    if (!list || !(level >= 0 && level < 9)) return undefined;
    const counts = this.#counts.get(list.abstractId) ?? [];
    this.#counts.set(list.abstractId, counts);
    if (!this.#begun.has(listId)) {
      this.#begun.add(listId);
      for (const [at, start] of list.starts) if (at < 9) counts[at] = start - 1;
    }
    const start = this.#starts.get(list.abstractId)?.get(level) ?? 1;
    const number = (counts[level] ?? start - 1) + 1;
    counts[level] = number;
    counts.length = level + 1;
    return number;
  }
}
