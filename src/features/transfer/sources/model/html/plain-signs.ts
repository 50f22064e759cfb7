/**
 * Names that are always markup; other elements need an end tag in the same text, because guides
 * about HTML mention them.
 */
const ALWAYS = new Set([
  ...'p br div li ul ol h1 h2 h3 h4 h5 h6 tr table blockquote pre section hr wbr script style iframe object noscript template svg'.split(
    ' ',
  ),
  ...'a b i u s strike del ins kbd details summary picture strong em span small sup sub font code img td th tbody thead figure figcaption'.split(
    ' ',
  ),
]);
/** Void elements: markup when they have attributes. */
const EMPTY = new Set(['embed', 'source', 'track', 'input', 'area', 'col', 'param']);
const OF_PAGES = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'base']);

const START = /<([a-z][\w:-]*)(?=[\s/>])/gi;
const END = /<\/([a-z][\w:-]*)/gi;
const MARKUP =
  /<(?:!--|!\[|\/?([a-z][\w:-]*)(\s(?:[^<>"']|"[^"<]{0,2000}"|'[^'<]{0,2000}'){0,4000})?\s?\/?>)/giy;

/** The offset of the last end tag of each name. */
export const endsIn = (text: string): Map<string, number> =>
  new Map([...text.matchAll(END)].map(({ 1: name = '', index }) => [name.toLowerCase(), index]));

/** The text with `&lt;` for each '<' that is not markup. */
export function withoutPlainSigns(text: string): string {
  const starts = new Set([...text.matchAll(START)].map(([, name = '']) => name.toLowerCase()));
  const ends = endsIn(text);
  const isMarkup = (name: string, attributes: string): boolean =>
    ALWAYS.has(name) ||
    name.includes(':') ||
    (EMPTY.has(name) && attributes.trim() !== '') ||
    (!OF_PAGES.has(name) && starts.has(name) && ends.has(name));
  return text.replace(/</g, (sign, at: number) => {
    MARKUP.lastIndex = at;
    const [tag, name, attributes = ''] = MARKUP.exec(text) ?? [];
    return tag === undefined || (name !== undefined && !isMarkup(name.toLowerCase(), attributes))
      ? '&lt;'
      : sign;
  });
}
