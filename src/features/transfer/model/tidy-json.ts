const LINE_SEPARATOR = '\u2028';
/** An invisible filler that is not a space; removed from texts later. */
const NOTHING = '\u2060';
const MARKERS = ['<![CDATA[', ']]>', '<!--', '-->'];
/** Values that JSON does not have, and a replacement of the same length. */
const NO_VALUES: readonly [string, string][] = [
  ['-Infinity', '""       '],
  ['Infinity', '""      '],
  ['undefined', 'null     '],
  ['NaN', '"" '],
];
/** The first characters of comments and their delimiters. */
const COMMENT_SIGNS = '<-]/';
const WORD = /\w/;
const BLANK = /[^\S\n]|\p{Cc}/u;

/**
 * JSON without common additions and errors: comments, CDATA, semicolons, commas without a value,
 * control characters and line breaks in texts. Other characters keep their offsets, so that lines
 * stay correct.
 */
export function tidyJson(text: string): string {
  const tidy = new Tidy(text);
  while (tidy.at < text.length) tidy.step();
  return tidy.end();
}

class Tidy {
  at = 0;
  private found = '';
  private copied = 0;
  private isText = false;
  /** The last character outside of strings that is not white space. */
  private last = '';
  private readonly lastComment: number;

  constructor(private readonly text: string) {
    this.lastComment = text.lastIndexOf('-->');
  }

  step(): void {
    if (this.isText) this.inText();
    else this.outside();
  }

  end(): string {
    return this.found + this.text.slice(this.copied);
  }

  private inText(): void {
    const { text, at } = this;
    const sign = text.charAt(at);
    if (sign === '\\' && /[\r\n]/.test(text.charAt(at + 1))) return this.blank(2);
    if (sign === '\\') return this.keep(2);
    if (sign === '"') this.isText = false;
    if (/[\n\v\f]/.test(sign) || (sign === '\r' && text.charAt(at + 1) !== '\n'))
      return this.put(LINE_SEPARATOR);
    if (sign === '\t' || sign === '\r') return this.blank(1);
    return sign < ' ' ? this.put(NOTHING) : this.keep(1);
  }

  private outside(): void {
    const { text, at } = this;
    const sign = text.charAt(at);
    if (sign === '"') {
      this.isText = true;
      this.last = sign;
      return this.keep(1);
    }
    const comment = COMMENT_SIGNS.includes(sign) ? this.commentLength() : 0;
    if (comment > 0) return this.blank(comment);
    if (sign === ';' || sign === '\uFEFF') return this.blank(1);
    if (BLANK.test(sign)) return this.blank(1);
    if (sign === '\n') return this.keep(1);
    if (sign === ',' && (this.last === ',' || this.last === '[' || this.last === '{'))
      return this.blank(1);
    const none = WORD.test(this.last)
      ? undefined
      : NO_VALUES.find(([word]) => text.startsWith(word, at));
    this.last = sign;
    return none ? this.put(none[1]) : this.keep(1);
  }

  /** The length of a comment or comment delimiter at this offset. */
  private commentLength(): number {
    const { text, at } = this;
    const marker = MARKERS.find((each) => text.startsWith(each, at));
    if (marker === '<!--' && at < this.lastComment) {
      const end = text.indexOf('-->', at) + 3;
      // The delimiter that hides a whole script from old browsers is not a comment.
      return text.slice(end, end + 200).trim() === '' ? marker.length : end - at;
    }
    if (marker) return marker.length;
    if (text.startsWith('/*', at)) return this.upTo('*/', 2);
    if (!text.startsWith('//', at)) return 0;
    const rest = /^\/\/\s*/.exec(text.slice(at, at + 20))?.[0].length ?? 2;
    return MARKERS.some((each) => text.startsWith(each, at + rest)) ? rest : this.upTo('\n', 0);
  }

  private upTo(end: string, length: number): number {
    const endAt = this.text.indexOf(end, this.at + 2);
    return (endAt < 0 ? this.text.length : endAt + length) - this.at;
  }

  private keep(length: number): void {
    this.at += length;
  }

  private blank(length: number): void {
    this.put(this.text.slice(this.at, this.at + length).replace(/[^\n]/g, ' '));
  }

  private put(instead: string): void {
    this.found += this.text.slice(this.copied, this.at) + instead;
    this.at += instead.length;
    this.copied = this.at;
  }
}
