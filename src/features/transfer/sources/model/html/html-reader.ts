import { Tokenizer } from 'htmlparser2';
import type { DraftPicture } from '../draft-guide';
import { BLOCKS, endsIn, isHiding, SILENT } from './html-tags';

/** A video, or an embedded page. */
export type HtmlMedia = { kind: 'video' | 'embed'; source: string };
export type HtmlContent = { text: string; pictures: DraftPicture[]; media: HtmlMedia[] };

const RAISED: Record<string, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };
const CELLS = new Set(['td', 'th']);
const LISTS = new Set(['ul', 'ol']);
/** Elements that also end a line at their end. */
const ENDING = new Set(['p', 'div', 'ul', 'ol', 'blockquote', 'section', 'table']);
/** Elements in which a line break of the source is a space. */
const FLOWING = new Set(['p', 'li', 'td', 'th', 'dd', 'dt']);
const MEDIA: Record<string, [HtmlMedia['kind'], string]> = {
  video: ['video', 'src'],
  source: ['video', 'src'],
  iframe: ['embed', 'src'],
  embed: ['embed', 'src'],
  object: ['embed', 'data'],
  audio: ['embed', 'src'],
};
const OF_VIDEOS = /youtu\.?be|vimeo|video|dailymotion|wistia/i;
/** Attributes of lazily loaded pictures; `src` is a placeholder until then. */
const PICTURE_SOURCES = ['data-lazy-src', 'data-src', 'data-original', 'src'];

/** Parses HTML in linear time. */
export class HtmlReader {
  private readonly content: HtmlContent = { text: '', pictures: [], media: [] };
  private readonly tokenizer: Tokenizer;
  /** The offset of the last end tag of each name. */
  private readonly ends: ReadonlyMap<string, number>;
  private attributes = new Map<string, string>();
  private name = '';
  private at = 0;
  private attribute = '';
  private value = '';
  private silent = 0;
  /** The open hidden element, and its nesting depth. */
  private hidden: { name: string; depth: number } | undefined;
  private flowing = 0;
  /** Whether a list item has begun without content so far. */
  private isItemBegun = false;
  private needsSource = false;
  private digits: string | undefined;

  constructor(private readonly html: string) {
    this.ends = endsIn(html);
    const attributeValue = (words: string) => {
      this.value += words;
    };
    const words = (start: number, end: number) => html.slice(start, end);
    this.tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        onopentagname: (start, end) => {
          [this.name, this.attributes, this.at] = [
            words(start, end).toLowerCase(),
            new Map(),
            start,
          ];
        },
        onattribname: (start, end) => {
          [this.attribute, this.value] = [words(start, end).toLowerCase(), ''];
        },
        onattribdata: (start, end) => attributeValue(words(start, end)),
        onattribentity: (code) => attributeValue(String.fromCodePoint(code)),
        onattribend: () => {
          this.attributes.set(this.attribute, this.value);
        },
        onopentagend: () => this.open(true),
        onselfclosingtag: () => this.open(false),
        onclosetag: (start, end) => this.close(words(start, end).toLowerCase()),
        ontext: (start, end) => this.add(words(start, end)),
        ontextentity: (code) => this.add(String.fromCodePoint(code)),
        oncdata: (start, end, endOffset) => this.add(words(start, end - endOffset)),
        oncomment: () => undefined,
        ondeclaration: () => undefined,
        onprocessinginstruction: () => undefined,
        onend: () => undefined,
      },
    );
  }

  read(): HtmlContent {
    this.tokenizer.write(this.html);
    this.tokenizer.end();
    return { ...this.content, text: this.content.text.replace(/[^\S\n]+/g, ' ') };
  }

  private open(hasContent: boolean): void {
    const { name } = this;
    // A hidden element without an end would hide the rest.
    const hasEnd = hasContent && (this.ends.get(name) ?? 0) > this.at;
    if (this.hidden) {
      if (hasContent && name === this.hidden.name) this.hidden.depth += 1;
      return;
    }
    if (isHiding(this.attributes)) {
      if (hasEnd) this.hidden = { name, depth: 1 };
      return;
    }
    this.show();
    if (SILENT.has(name) && hasEnd) this.silent += 1;
    // `<li><p>Mix.</p></li>`: the paragraph continues after the bullet of its item.
    const isBegun = this.isItemBegun;
    if (BLOCKS.has(name) && !LISTS.has(name) && !isBegun) this.add('\n');
    if (FLOWING.has(name) && hasContent) this.flowing += 1;
    if (name === 'li') {
      if (!isBegun) this.add('• ');
      this.isItemBegun = true;
    }
    this.digits = RAISED[name];
  }

  private close(name: string): void {
    if (this.hidden) {
      if (name === this.hidden.name) this.hidden.depth -= 1;
      if (this.hidden.depth === 0) this.hidden = undefined;
      return;
    }
    if (SILENT.has(name) && this.silent > 0) this.silent -= 1;
    if (FLOWING.has(name) && this.flowing > 0) this.flowing -= 1;
    if (name === 'li') this.isItemBegun = false;
    if (name === 'video') this.needsSource = false;
    if (ENDING.has(name)) this.add('\n');
    if (CELLS.has(name)) this.add(' ');
    this.digits = undefined;
  }

  private add(words: string): void {
    if (this.silent > 0 || this.hidden) return;
    if (this.isItemBegun && words.trim() !== '') this.isItemBegun = false;
    const { digits } = this;
    if (digits !== undefined && /^\d+$/.test(words))
      this.content.text += words.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
    else
      this.content.text += this.flowing > 0 && words !== '\n' ? words.replaceAll('\n', ' ') : words;
  }

  private show(): void {
    const { name, attributes } = this;
    const [kind, attribute = ''] = MEDIA[name] ?? [];
    if (name === 'img' && this.silent === 0) {
      const source = PICTURE_SOURCES.map((each) => attributes.get(each)?.trim() ?? '').find(
        (each) => each !== '' && !each.startsWith('data:'),
      );
      if (source)
        this.content.pictures.push({ source: absolute(source), alt: attributes.get('alt') ?? '' });
    }
    if (!kind || (name === 'source' && !this.needsSource)) return;
    const source = absolute((attributes.get(attribute) ?? attributes.get('data-src') ?? '').trim());
    this.needsSource = name === 'video' && source === '';
    if (!this.needsSource)
      this.content.media.push({ kind: OF_VIDEOS.test(source) ? 'video' : kind, source });
  }
}

const absolute = (source: string): string => (source.startsWith('//') ? `https:${source}` : source);
