import { isPictureShown, type Targets } from './word-targets';
import { type Drawing, partOf, see } from './word-drawings';
import { type WordNotice, WordNotices, type WordPart } from './word-notices';
import { numberMark, type WordNumbers } from './word-numbers';
import { styleIdOf, type WordStyles } from './word-styles';
import { isOn, walkXml, type WordElement } from './word-xml';

export type ShownDocument = {
  xml: string;
  notices: WordNotice[];
  /** The language of most of the text, as it is written there. */
  lang: string | undefined;
};
/** The other parts of the document. */
export type WordParts = { styles: WordStyles; targets: Targets; numbers: WordNumbers };
type Open = WordElement & {
  /** Its replacement. */
  becomes?: string;
  drawing?: Drawing;
  /** Of a paragraph or table: its style hides the text in it. */
  isHidden?: boolean;
};
type Edit = { start: number; end: number; text: string };
type Run = { words: string; lang: string; isHidden?: boolean };

const DRAWINGS = new Set(['w:drawing', 'w:pict', 'mc:AlternateContent']);
const LEFT_OUT: Readonly<Record<string, WordPart>> = {
  'w:object': 'object',
  'w:altChunk': 'object',
  'm:oMath': 'equation',
  'm:oMathPara': 'equation',
  'w:footnoteReference': 'footnote',
  'w:endnoteReference': 'footnote',
};
/** Properties that the converter reads; all others would only take its time and memory. */
const PROPERTIES = new Set(['w:pPr', 'w:rPr', 'w:tcPr', 'w:trPr', 'w:tblPr']);
const READ_PROPERTIES = new Set(
  'pStyle numPr ilvl numId rPr b strike vertAlign rStyle vMerge gridSpan tblHeader del'
    .split(' ')
    .map((name) => `w:${name}`),
);
/** Elements whose attributes are ids of revisions. */
const BARE = new Set(['w:p', 'w:r', 'w:tr']);
const ATTRIBUTES = /\s[^>]*?(?=\/?>$)/;
const VALUE = /(\bval\s*=\s*)(?:"[^"]*"|'[^']*')/;

/**
 * The text of `word/document.xml` without what no reader may see (hidden and deleted words) and what
 * a guide has no place for, each named with its place; styles have the names of styleIdOf.
 */
export function shownDocument(xml: string, { styles, targets, numbers }: WordParts): ShownDocument {
  const document = new Document(xml, styles, targets, numbers);
  walkXml(xml, {
    open: (element) => document.open(element),
    text: (text) => document.text(text),
    close: (_, end) => document.close(end),
  });
  return { xml: document.edited(), notices: document.notices.all, lang: document.lang };
}

class Document {
  readonly notices = new WordNotices();
  readonly #edits: Edit[] = [];
  readonly #letters = new Map<string, number>();
  readonly #stack: Open[] = [];
  readonly #runs: Run[] = [];
  #drawing: Drawing | undefined;
  /** The last paragraph with words, and the words of the one that is open. */
  #last = '';
  #words = '';
  #item = { list: '', level: 0 };
  /** Within the first of two forms of a drawing; the converter reads the second. */
  #isFirstForm = false;
  /** The depth of the element that is left out with all that is in it. */
  #cutAt = Infinity;

  constructor(
    private readonly xml: string,
    private readonly styles: WordStyles,
    private readonly targets: Targets,
    private readonly numbers: WordNumbers,
  ) {}

  /** The language of most letters. */
  get lang(): string | undefined {
    const [most] = [...this.#letters].sort(([, one], [, other]) => other - one);
    return most?.[0] || this.styles.lang;
  }

  open(element: WordElement): void {
    const open: Open = { ...element };
    const parent = this.#stack.at(-1)?.name ?? '';
    this.#stack.push(open);
    if (this.#stack.length > this.#cutAt) return;
    const { name, attributes } = element;
    const part = LEFT_OUT[name];
    if (BARE.has(name)) this.#bare(element);
    if (PROPERTIES.has(parent) && !READ_PROPERTIES.has(name)) open.becomes = '';
    if (name === 'mc:Choice') this.#isFirstForm = true;
    if (part) this.#cut(open, part);
    else if (name === 'w:del' || name === 'w:moveFrom') this.#delete(open, parent);
    else if (name === 'w:cellDel') {
      this.#cutAround('w:tc');
      this.#note('deletion');
    } else if (name === 'w:commentReference') this.#note('comment');
    else if (name === 'w:p') this.#beginParagraph(open);
    else if (name === 'w:pStyle') this.#style(open);
    else if (name === 'w:tblStyle') this.#hideIn('w:tbl', attributes['w:val']);
    else if (name === 'w:ilvl') this.#item.level = Number(attributes['w:val']);
    else if (name === 'w:numId') this.#item.list = attributes['w:val'] ?? '';
    else if (name === 'w:r') this.#runs.push({ words: '', lang: '' });
    else if (parent === 'w:rPr' && this.#stack.at(-3)?.name === 'w:r') this.#runProperty(open);
    else if (isPlaceholder(element)) this.#cutAround('w:sdt');
    else if (name === 'w:tab' || name === 'w:br') this.#add(' ');
    else if (DRAWINGS.has(name) && !this.#drawing)
      this.#drawing = open.drawing = { shapes: 0, others: 0 };
    else if (this.#drawing) this.#look(open, this.#drawing);
    else if (attributes['r:embed'] !== undefined) this.#showPicture(open);
  }

  text(text: string): void {
    if (this.#cutAt === Infinity && this.#stack.at(-1)?.name === 'w:t') this.#add(text);
  }

  close(end: number): void {
    const depth = this.#stack.length;
    const open = this.#stack.pop();
    if (!open || depth > this.#cutAt) return;
    if (depth === this.#cutAt) this.#cutAt = Infinity;
    else if (open.name === 'w:r') this.#endRun(open);
    else if (open.name === 'w:p') this.#endParagraph();
    else if (open.name === 'w:pPr') this.#number(open, end);
    else if (open.name === 'mc:Choice') this.#isFirstForm = false;
    else if (open.drawing) this.#endDrawing(open, open.drawing);
    if (open.becomes !== undefined)
      this.#edits.push({ start: open.start, end, text: open.becomes });
  }

  /** The text with all changes, of which some lie within others. */
  edited(): string {
    const parts: string[] = [];
    let at = 0;
    // Insertions come before what begins there, and the outermost of several changes counts.
    const isInsertion = ({ start, end }: Edit) => Number(start === end);
    const edits = this.#edits.sort(
      (one, other) =>
        one.start - other.start || isInsertion(other) - isInsertion(one) || other.end - one.end,
    );
    for (const { start, end, text } of edits) {
      if (start < at) continue;
      parts.push(this.xml.slice(at, start), text);
      at = end;
    }
    return parts.join('') + this.xml.slice(at);
  }

  #note(part: WordPart): void {
    if (this.#isFirstForm) return;
    const words = this.#words + (this.#runs.at(-1)?.words ?? '');
    this.notices.add(part, words.trim() === '' ? this.#last : words);
  }

  /** Leaves out an element, and looks at nothing in it. */
  #cut(open: Open, part?: WordPart): void {
    open.becomes = '';
    this.#cutAt = this.#stack.length;
    if (part) this.#note(part);
  }

  #around(name: string): Open | undefined {
    return this.#stack.findLast((each) => each.name === name);
  }

  #cutAround(name: string): void {
    const around = this.#around(name);
    if (around) around.becomes = '';
  }

  #hideIn(name: string, style = ''): void {
    const around = this.#around(name);
    if (around) around.isHidden = this.styles.hidden.has(style);
  }

  /** Deleted words; within properties, a paragraph mark or a row, which the converter knows. */
  #delete(open: Open, parent: string): void {
    const part = open.name === 'w:del' ? 'deletion' : undefined;
    if (!parent.endsWith('Pr')) this.#cut(open, part);
    else if (part) this.#note(part);
  }

  #bare({ start, end, attributes }: WordElement): void {
    for (const _ in attributes) {
      const text = this.xml.slice(start, end).replace(ATTRIBUTES, '');
      this.#edits.push({ start, end, text });
      return;
    }
  }

  #beginParagraph(open: Open): void {
    this.#endParagraph();
    this.#item = { list: '', level: 0 };
    open.isHidden = this.styles.hidden.has('');
  }

  #endParagraph(): void {
    if (this.#words.trim() !== '') this.#last = this.#words;
    this.#words = '';
  }

  #style(open: Open): void {
    const id = open.attributes['w:val'] ?? '';
    const role = this.styles.roles.get(id);
    this.#hideIn('w:p', id);
    if (role === undefined) return;
    open.becomes = this.#tag(open, VALUE, `$1"${styleIdOf(role)}"`);
  }

  /** Adds the number of an item as a bookmark behind the properties of its paragraph. */
  #number({ start }: Open, end: number): void {
    const { list, level } = this.#item;
    const [, prefix] = /^<([\w.-]+:)/.exec(this.xml.slice(start, start + 40)) ?? [];
    const number = list === '' ? undefined : this.numbers.next(list, level);
    if (number === undefined || prefix === undefined) return;
    const text = `<${prefix}bookmarkStart ${prefix}name="${numberMark(number)}"/>`;
    this.#edits.push({ start: end, end, text });
  }

  /** The tag of an element without content, changed. */
  #tag({ start, end }: Open, from: RegExp | string, to: string): string {
    const tag = this.xml.slice(start, end).replace(from, to);
    return tag.endsWith('/>') ? tag : `${tag.slice(0, -1)}/>`;
  }

  #runProperty(open: Open): void {
    const { name, attributes } = open;
    const run = this.#runs.at(-1);
    if (!run) return;
    if (name === 'w:vanish') run.isHidden = isOn(attributes);
    if (name === 'w:rStyle' && this.styles.hidden.has(attributes['w:val'] ?? ''))
      run.isHidden ??= true;
    // The converter knows one line through words, not two.
    if (name === 'w:dstrike' && isOn(attributes))
      open.becomes = this.#tag(open, 'dstrike', 'strike');
    if (name === 'w:lang') run.lang = attributes['w:val'] ?? '';
  }

  #add(text: string): void {
    const run = this.#runs.at(-1);
    if (run) run.words += text;
  }

  #endRun(open: Open): void {
    const { words = '', lang = '', isHidden } = this.#runs.pop() ?? {};
    if (isHidden ?? this.#stack.some((around) => around.isHidden)) {
      open.becomes = '';
      if (words.trim() !== '') this.#note('hidden');
      return;
    }
    this.#letters.set(lang, (this.#letters.get(lang) ?? 0) + words.trim().length);
    this.#words += words;
  }

  #look(open: Open, drawing: Drawing): void {
    see(open, drawing, this.#isFirstForm);
    if (!this.#isFirstForm) this.#showPicture(open);
  }

  /** Leaves out a picture that is not in the file, or of a form that nothing shows. */
  #showPicture(open: Open): void {
    if (open.name !== 'a:blip' && open.name !== 'v:imagedata') return;
    const id = open.attributes['r:embed'] ?? open.attributes['r:id'];
    const target = id === undefined ? undefined : this.targets.get(id);
    if (!target || target.isOutside) this.#cut(open, 'linked');
    else if (!isPictureShown(target.target)) this.#cut(open, 'format');
  }

  #endDrawing(open: Open, drawing: Drawing): void {
    this.#drawing = undefined;
    const part = partOf(drawing);
    if (part) this.#note(part);
    if (part === 'chart' || part === 'smartart' || part === 'hidden') open.becomes = '';
  }
}

/** Words that stand for ones to be written, and tables of contents. */
const isPlaceholder = ({ name, attributes }: WordElement): boolean =>
  name === 'w:showingPlcHdr' ||
  (name === 'w:docPartGallery' && /contents/i.test(attributes['w:val'] ?? ''));
