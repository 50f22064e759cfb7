import { withStars } from '@/shared/text/formatting-write';
import { HtmlText } from '@/shared/text/html/html-text';

const PASTED_MAX = 200_000;

export type Pasted = { text: string; struck: readonly string[] };

/**
 * The text of copied HTML with the formatting that texts have here: bold words, lists and links.
 * Undefined where its words are its text, so that the browser pastes the plain text.
 */
export function pastedText(html: string, hasLinks: boolean): Pasted | undefined {
  if (html.length > PASTED_MAX) return undefined;
  const reader = new HtmlText({
    bullet: '- ',
    isTight: true,
    hasBold: true,
    ...(hasLinks ? { link: linkOf } : {}),
  });
  // The document is inert: nothing in it runs or loads.
  read(new DOMParser().parseFromString(html, 'text/html').body, reader);
  const text = withStars(reader.end())
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return reader.isShaped ? { text, struck: reader.struck } : undefined;
}

function read(parent: Node, reader: HtmlText): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE)
      reader.add((child.textContent ?? '').replace(/\s+/g, ' '));
    if (!(child instanceof Element)) continue;
    reader.open(child.localName, { get: (name) => child.getAttribute(name) });
    read(child, reader);
    reader.close(child.localName);
  }
}

const linkOf = (words: string, address: string): string =>
  /^https:\/\/[^\s()<>"'`\\[\]]+$/.test(address) && /^[^[\]*]+$/.test(words.trim())
    ? `[${words.trim()}](${address})`
    : words;
