import type { Image, RootContent, Text } from 'mdast';

/** `![[a.png|300]]`, `![words](my photo.png =300x "title")` and `![words][an undefined name]`. */
const PICTURE = new RegExp(
  [
    String.raw`!\[\[([^\]\n]{1,1000})\]\]`,
    String.raw`!\[([^\]\n]{0,1000})\]\(([^()\n]{1,1000}(?:\([^()\n]{0,200}\)[^()\n]{0,1000}){0,9})\)`,
    String.raw`!\[([^\]\n]{0,1000})\]\[([^\]\n]{0,200})\]`,
    String.raw`\[\[((?:(?:File|Image):)?[^\]|\n]{1,500}\.(?:png|jpe?g|gif|webp)(?:\|[^\]\n]{0,500})?)\]\]`,
    String.raw`\{\{[<%]\s*figure\s([^{}\n]{1,1000})[>%]\}\}`,
  ].join('|'),
  'g',
);
const TITLE = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))\s*$/;
/** The notation of HackMD, HedgeDoc and markdown-it. */
const SIZE = /\s+=(?:\d+%?)?x?(?:\d+%?)?\s*$/;
/** Layout options of wikis in addition to the description. */
const LAYOUT =
  /^(?:\d+(?:x\d+)?(?:px)?|thumb|thumbnail|frame|frameless|border|left|right|cent(?:er|re)|none|(?:width|height|align|link)=.*)$/i;
const PICTURE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic|heif|tiff?)$/i;
/** Escaped: the characters are meant literally. */
const ESCAPED = /\\[![=+^]/;

/**
 * Pictures in text that CommonMark does not recognise, as pictures.
 * @param source the text of the whole file
 */
export function picturesInText(node: Text, source: string, isOwn: boolean): RootContent[] {
  const { value, position } = node;
  if (!/!\[|\[\[|\{\{/.test(value)) return [node];
  if (isEscaped(node, source)) return [node];
  const parts: RootContent[] = [];
  const at = position ? { position } : {};
  let done = 0;
  for (const match of value.matchAll(PICTURE)) {
    // Our own export escapes other notations when they are literal text.
    const picture = isOwn && match[0].startsWith('{{') ? undefined : pictureOf(match);
    if (!picture) continue;
    parts.push(
      { type: 'text', value: value.slice(done, match.index), ...at },
      { ...picture, ...at },
    );
    done = match.index + match[0].length;
  }
  return done === 0 ? [node] : [...parts, { type: 'text', value: value.slice(done), ...at }];
}

export const isEscaped = ({ position }: Text, source: string): boolean =>
  ESCAPED.test(source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0));

function pictureOf([, obsidian, alt, place, otherAlt, label, wiki, figure]: RegExpExecArray):
  | Image
  | undefined {
  if (figure !== undefined) {
    const attributeOf = (name: string) =>
      new RegExp(`\\b${name}=["“]([^"”]*)["”]`).exec(figure)?.[1] ?? '';
    return attributeOf('src') === ''
      ? undefined
      : {
          type: 'image',
          url: attributeOf('src'),
          alt: attributeOf('alt') || attributeOf('caption') || attributeOf('title'),
        };
  }
  const embedded = obsidian ?? wiki?.replace(/^(?:File|Image):/i, '');
  if (embedded !== undefined) {
    const [name = '', ...said] = embedded.split('|').map((part) => part.trim());
    // Notes and files have the same embed syntax; they stay text.
    if (!PICTURE_FILE.test(name)) return undefined;
    return {
      type: 'image',
      url: name,
      alt: said
        .filter((part) => !LAYOUT.test(part))
        .map((part) => part.replace(/^alt=/, ''))
        .join(' '),
      data: { isNamed: true },
    };
  }
  if (place === undefined)
    return { type: 'image', url: label || (otherAlt ?? ''), alt: otherAlt ?? '' };
  const url = place
    .replace(SIZE, '')
    .replace(TITLE, '')
    .replace(SIZE, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');
  return url === '' ? undefined : { type: 'image', url, alt: alt ?? '' };
}

declare module 'mdast' {
  interface ImageData {
    /** It is referred to by its name alone, in any folder. */
    isNamed?: boolean;
  }
}
