import { Tokenizer } from 'htmlparser2';
import { HtmlText } from '@/shared/text/html/html-text';
import type { DraftPicture } from '../draft-guide';
import { endsIn } from './plain-signs';

/** A video, or an embedded page. */
export type HtmlMedia = { kind: 'video' | 'embed'; source: string };
export type HtmlContent = {
  text: string;
  pictures: DraftPicture[];
  media: HtmlMedia[];
  /** The words that were struck out, which are not in the text. */
  struck: readonly string[];
};
/** The text of a link from its words and its address. */
export type LinkText = (words: string, address: string) => string;

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
  private readonly pictures: DraftPicture[] = [];
  private readonly media: HtmlMedia[] = [];
  private readonly tokenizer: Tokenizer;
  private readonly text: HtmlText;
  /** The offset of the last end tag of each name. */
  private readonly ends: ReadonlyMap<string, number>;
  private attributes = new Map<string, string>();
  private name = '';
  private at = 0;
  private attribute = '';
  private value = '';
  private needsSource = false;

  constructor(
    private readonly html: string,
    link?: LinkText,
  ) {
    this.text = new HtmlText({ bullet: '• ', ...(link ? { link } : {}) });
    this.ends = endsIn(html);
    const attributeValue = (words: string) => {
      this.value += words;
    };
    const slice = (start: number, end: number) => html.slice(start, end);
    this.tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        onopentagname: (start, end) => {
          [this.name, this.attributes, this.at] = [
            slice(start, end).toLowerCase(),
            new Map(),
            start,
          ];
        },
        onattribname: (start, end) => {
          [this.attribute, this.value] = [slice(start, end).toLowerCase(), ''];
        },
        onattribdata: (start, end) => attributeValue(slice(start, end)),
        onattribentity: (code) => attributeValue(String.fromCodePoint(code)),
        onattribend: () => {
          this.attributes.set(this.attribute, this.value);
        },
        onopentagend: () => this.open(true),
        onselfclosingtag: () => this.open(false),
        onclosetag: (start, end) => this.close(slice(start, end).toLowerCase()),
        ontext: (start, end) => this.text.add(slice(start, end)),
        ontextentity: (code) => this.text.add(String.fromCodePoint(code)),
        oncdata: (start, end, endOffset) => this.text.add(slice(start, end - endOffset)),
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
    const { text, pictures, media } = this;
    return {
      text: text.end(),
      pictures,
      media,
      struck: text.struck,
    };
  }

  private open(hasContent: boolean): void {
    const { name } = this;
    // A hidden element without an end would hide the rest.
    const hasEnd = hasContent && (this.ends.get(name) ?? 0) > this.at;
    const isSilent = this.text.isSilent;
    if (this.text.open(name, this.attributes, hasContent, hasEnd)) this.show(isSilent);
  }

  private close(name: string): void {
    if (name === 'video') this.needsSource = false;
    this.text.close(name);
  }

  private show(isSilent: boolean): void {
    const { name, attributes } = this;
    const [kind, attribute = ''] = MEDIA[name] ?? [];
    if (name === 'img' && !isSilent) {
      const source = PICTURE_SOURCES.map((each) => attributes.get(each)?.trim() ?? '').find(
        (each) => each !== '' && !each.startsWith('data:'),
      );
      if (source)
        this.pictures.push({ source: absolute(source), alt: attributes.get('alt') ?? '' });
    }
    if (!kind || (name === 'source' && !this.needsSource)) return;
    const source = absolute((attributes.get(attribute) ?? attributes.get('data-src') ?? '').trim());
    this.needsSource = name === 'video' && source === '';
    if (!this.needsSource)
      this.media.push({ kind: OF_VIDEOS.test(source) ? 'video' : kind, source });
  }
}

const absolute = (source: string): string => (source.startsWith('//') ? `https:${source}` : source);
