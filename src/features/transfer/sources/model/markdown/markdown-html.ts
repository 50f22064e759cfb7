import { Parser } from 'htmlparser2';
import type { HtmlContent, LinkText } from '../html/html-reader';
import { blockContent, inlineContent } from '../html/html-text';

/** One tag, with bounded attributes: a full HTML parser slows down with nesting. */
const TAGS =
  /<(?:img|iframe|video|audio|embed|object|source)\b(?:[^<>"']|"[^"]{0,20000}"|'[^']{0,20000}'){0,5000}>/gi;
const MEDIA = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'source']);
type Tag = { name: string; attributes: Record<string, string>; index: number };

/** A single tag; undefined for anything else. */
export function tagOf(html: string): Pick<Tag, 'name' | 'attributes'> | undefined {
  let tag: Pick<Tag, 'name' | 'attributes'> | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tag ??= { name, attributes };
    },
  });
  parser.write(html);
  parser.end();
  return tag;
}

function tagsIn(html: string): Tag[] {
  return [...html.matchAll(TAGS)].flatMap(({ 0: text, index }) => {
    const tag = tagOf(text);
    return tag ? [{ ...tag, index }] : [];
  });
}

/** The pictures of HTML in order. */
export function imagesIn(html: string): { source: string; alt: string }[] {
  return tagsIn(html).flatMap(({ name, attributes: { src, alt } }) =>
    name === 'img' && src ? [{ source: src, alt: alt ?? '' }] : [],
  );
}

/** Videos and other embeds of HTML, each with the number of lines before it. */
export function mediaIn(html: string): { source: string; line: number }[] {
  return tagsIn(html).flatMap(({ name, attributes: { src, data }, index }) => {
    const source = src ?? data ?? '';
    return MEDIA.has(name) && source !== ''
      ? [{ source, line: html.slice(0, index).split('\n').length - 1 }]
      : [];
  });
}

const EMBEDDED = /<\/?(?:iframe|video|audio|embed|object|source|picture)\b[^<>]{0,5000}>/gi;

const withoutEmbedded = (html: string): string => html.replace(EMBEDDED, '');

export const htmlBlock = (html: string, link: LinkText): HtmlContent =>
  blockContent(withoutEmbedded(html), link);
export const inlineHtml = (html: string, link: LinkText): HtmlContent =>
  inlineContent(withoutEmbedded(html), link);
