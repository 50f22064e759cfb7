import { BOLD_END, BOLD_START } from '../formatting-write';
import { type Attributes, BLOCKS, isHiding, isStriking, SILENT } from './html-tags';
import { itemNumber, type NumberedList, numberedList } from './list-numbers';
import { type Raised, raisedText, unstacked } from './raised';

const CELLS = new Set(['td', 'th']);
const LISTS = new Set(['ul', 'ol']);
/** Elements that also end a line at their end. */
const ENDING = new Set(['p', 'div', 'ul', 'ol', 'blockquote', 'section', 'table']);
/** Elements in which a line break of the source is a space. */
const FLOWING = new Set(['p', 'li', 'td', 'th', 'dd', 'dt']);
const IS_RAISED: Record<string, Raised> = { sup: 'sup', sub: 'sub' };
/** Word's items are paragraphs; the sign or number of each is in a span of its own. */
const WORD_ITEM = /mso-list\s*:\s*l\d/i;
const WORD_SIGN = /mso-list\s*:\s*ignore/i;
const WORD_NUMBER = /^\(?[\p{L}\p{N}.]{1,8}[.)]$/u;

type Options = {
  bullet: '• ' | '- ';
  /** True if items follow each other without blank lines. */
  isTight?: boolean;
  /** True if bold words are marked (formatting-write.ts); only for balanced elements. */
  hasBold?: boolean;
  /** The text of a link; its words alone by default. */
  link?: (words: string, address: string) => string;
};
/** The words of an element whose text is written at its end. */
type Held = { name: string; text: string; before: string; address: string; isBold: boolean };

/**
 * The text of HTML from its elements in order, in linear time: lines, numbers of lists, cells of
 * tables, raised digits; without what is hidden or struck out.
 */
export class HtmlText {
  /** The words that were struck out. */
  readonly struck: string[] = [];
  /** True if the text differs from the words of the elements. */
  isShaped = false;
  private text = '';
  private last = '';
  private breaks = '';
  private readonly held: Held[] = [];
  private readonly lists: (NumberedList | undefined)[] = [];
  /** The number or sign of an item without words so far. */
  private marker: string | undefined;
  private isWordItem = false;
  /** True if a space before struck-out words stands for the one after them. */
  private isAfterGap = false;
  private isNextCell = false;
  private hasRowWords = false;
  private silent = 0;
  private flowing = 0;
  private readonly weights: boolean[] = [];
  private isMarkedBold = false;
  /** The open element that is left out, and its nesting depth. */
  private out: { name: string; depth: number; words?: string; isSign?: boolean } | undefined;

  constructor(private readonly options: Options) {}

  get isSilent(): boolean {
    return this.silent > 0;
  }

  /**
   * @param hasEnd whether the element ends somewhere: what has no end leaves nothing out
   * @returns whether the element is shown
   */
  open(name: string, attributes: Attributes, hasContent = true, hasEnd = hasContent): boolean {
    if (this.options.hasBold) this.weights.push(weightOf(name, attributes) ?? this.isBold);
    if (this.out) {
      if (hasContent && name === this.out.name) this.out.depth += 1;
      return false;
    }
    const isSign = WORD_SIGN.test(attributes.get('style') ?? '');
    const isStruck = isStriking(name, attributes);
    if (isHiding(attributes) || isSign || (isStruck && hasEnd)) {
      if (hasEnd)
        this.out = { name, depth: 1, isSign, ...(isStruck || isSign ? { words: '' } : {}) };
      return false;
    }
    if (SILENT.has(name) && hasEnd) this.silent += 1;
    // `<li><p>Mix.</p></li>`: the paragraph continues after the sign of its item.
    if (BLOCKS.has(name) && !LISTS.has(name) && this.marker === undefined) this.breaks += '\n';
    if (FLOWING.has(name) && hasContent) this.flowing += 1;
    if (name === 'tr') this.hasRowWords = false;
    if (CELLS.has(name) && this.hasRowWords) [this.isNextCell, this.breaks] = [true, ''];
    if (LISTS.has(name)) this.lists.push(name === 'ol' ? numberedList(attributes) : undefined);
    if (name === 'li') this.beginItem(attributes);
    if (name === 'p' && WORD_ITEM.test(attributes.get('style') ?? ''))
      [this.isWordItem, this.marker] = [true, this.options.bullet];
    if (hasContent && this.isHolding(name, hasEnd)) this.hold(name, attributes.get('href') ?? '');
    return true;
  }

  close(name: string): void {
    if (this.options.hasBold) this.weights.pop();
    if (this.out) return this.closeOut(this.out, name);
    if (SILENT.has(name) && this.silent > 0) this.silent -= 1;
    if (FLOWING.has(name) && this.flowing > 0) this.flowing -= 1;
    if (LISTS.has(name)) this.lists.pop();
    if (name === 'li' && this.marker !== undefined) this.begin();
    if (name === 'p' && this.isWordItem) [this.isWordItem, this.marker] = [false, undefined];
    while (this.held.some((each) => each.name === name)) this.release();
    if (ENDING.has(name) && !this.isNextCell) this.breaks += '\n';
  }

  add(words: string): void {
    if (this.out?.words !== undefined) this.out.words += words;
    if (this.silent > 0 || this.out || words === '') return;
    if (this.isAfterGap) {
      this.isAfterGap = false;
      return this.add(words.replace(/^ /, ''));
    }
    if (words.trim() !== '') {
      this.begin(words);
      this.put(this.flowing > 0 ? words.replaceAll('\n', ' ') : words, this.isBold);
    } else if (this.flowing === 0 && words.includes('\n')) this.breaks += words;
    else if (this.breaks === '' && this.marker === undefined && !this.isNextCell)
      this.put(' ', this.isBold);
  }

  /** The whole text, with bold words marked where wanted. */
  end(): string {
    while (this.held.length > 0) this.release();
    this.put(this.breaks, false);
    return unstacked(this.text);
  }

  private get isBold(): boolean {
    return this.weights.at(-1) ?? false;
  }

  private beginItem(attributes: Attributes): void {
    const list = this.lists.at(-1);
    const { bullet } = this.options;
    const outer = this.marker === undefined || this.marker === bullet ? '' : this.marker;
    this.marker = outer + (list ? `${itemNumber(list, attributes)} ` : bullet);
  }

  /** Writes what comes before the next words: line breaks, the sign of an item, a bar. */
  private begin(words = ''): void {
    const isItem = this.marker !== undefined && this.options.isTight === true;
    // An amount and its unit or thing: '2 eggs'.
    const isAmount = /\d/.test(this.last) && /^\s*\p{L}/u.test(words);
    if (this.isNextCell) this.put(isAmount ? ' ' : CELL, false);
    else this.put(isItem && this.breaks !== '' ? '\n' : this.breaks, false);
    if (this.marker !== undefined) this.put(this.marker, false);
    if (this.isNextCell || this.marker !== undefined) this.isShaped = true;
    [this.isNextCell, this.marker, this.breaks, this.hasRowWords] = [false, undefined, '', true];
  }

  private put(words: string, isBold: boolean): void {
    const mark = isBold === this.isMarkedBold ? '' : isBold ? BOLD_START : BOLD_END;
    [this.isMarkedBold, this.isShaped] = [isBold, this.isShaped || isBold];
    const top = this.held.at(-1);
    if (top) top.text += mark + words;
    else this.text += mark + words;
    this.last = words.at(-1) ?? this.last;
  }

  private closeOut(out: NonNullable<typeof this.out>, name: string): void {
    if (name === out.name) out.depth -= 1;
    if (out.depth > 0) return;
    this.out = undefined;
    const label = out.words?.replace(/\s+/g, ' ').trim() ?? '';
    if (out.isSign) this.marker = WORD_NUMBER.test(label) ? `${label} ` : this.options.bullet;
    else if (label !== '') {
      this.struck.push(label);
      [this.isShaped, this.isAfterGap] = [true, this.last.trim() === ''];
    }
  }

  private isHolding(name: string, hasEnd: boolean): boolean {
    const isLink = name === 'a' && hasEnd && this.options.link !== undefined;
    return (isLink || name in IS_RAISED) && !this.held.some((each) => each.name === name);
  }

  private hold(name: string, address: string): void {
    const { isBold } = this;
    this.begin();
    this.put('', isBold);
    this.held.push({ name, text: '', before: this.last, address, isBold });
  }

  private release(): void {
    const top = this.held.at(-1);
    if (!top) return;
    this.put('', top.isBold);
    this.held.pop();
    const kind = IS_RAISED[top.name];
    const text = kind
      ? raisedText(kind, top.text, top.before)
      : (this.options.link?.(top.text, top.address) ?? top.text);
    if (text !== top.text) this.isShaped = true;
    this.put(text, top.isBold);
  }
}

/** Between the cells of a row, so that their numbers stay apart. */
const CELL = ' | ';

/** Google Docs puts everything into a `<b>` of normal weight. */
function weightOf(name: string, attributes: Attributes): boolean | undefined {
  const [, weight = ''] = /font-weight\s*:\s*(\w+)/i.exec(attributes.get('style') ?? '') ?? [];
  if (weight !== '') return /^bold/i.test(weight) || Number(weight) >= 600;
  return name === 'b' || name === 'strong' ? true : undefined;
}
