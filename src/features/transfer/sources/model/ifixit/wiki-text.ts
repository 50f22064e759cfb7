import { raisedText, unstacked } from '@/shared/text/html/raised';
import type { HtmlContent, HtmlMedia } from '../html/html-reader';

const LINK = /\[([^[\]\n]{1,1000})\]/g;
const IS_ADDRESS = /^https?:\/\//i;
const SILENT = new Set(['image', 'title', 'widget', 'toc', 'code', 'quote']);
const MEDIA = new Set(['video', 'embed']);
/** Paired markup around text. Two quotes after a number are inches. */
const EMPHASIS: readonly RegExp[] = [
  /'{3,5}(?=[^\s'])([^\n]{0,1000}?[^\s'])'{3,5}/g,
  /(?<![\p{N}'])''(?=[^\s'])((?:[^'\n]|'(?!'))*[^\s'\p{N}])''(?!')/gu,
  /(?<![\p{N}'])''(?=[^\s'])((?:[^'\n]|'(?!'))*)''(?!')/gu,
  /'{3,5}()/g,
  /\+\+(?=\S)([^+\n]*[^+\s])\+\+/g,
  /``(?=\S)([^`\n]*[^`\s])``/g,
];
const STRUCK = /~~(?=\S)([^~\n]*[^~\s])~~[^\S\n]?/g;
const RAISED = [
  ['sup', /\^\^(?=\S)([^^\n]*[^^\s])\^\^/g],
  ['sub', /,,(?=\S)([^,\n]*[^,\s]),,/g],
] as const;

/** The plain text of iFixit's wiki markup, with its videos, pages and struck-out words. */
export function wikiContent(text: string): Pick<HtmlContent, 'text' | 'media' | 'struck'> {
  const media: HtmlMedia[] = [];
  const struck: string[] = [];
  const plain = withoutComments(text.replace(/\r\n?/g, '\n'))
    .replace(/\[\[([^[\]|\n]{1,500}\|)?([^[\]|\n]{1,500})\]\]/g, '$2')
    .replace(LINK, (_, inside: string) => linkText(inside, media))
    .replace(/^={2,6}[^\S\n]{0,9}(.{0,1000}?)[^\S\n]{0,9}={2,6}[^\S\n]{0,9}$/gm, '$1')
    .replace(/^[^\S\n]*[*#]+[^\S\n]+/gm, '• ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(STRUCK, (_, words: string) => {
      struck.push(words);
      return '';
    });
  const raised = RAISED.reduce(
    (found, [kind, signs]) =>
      found.replace(signs, (_, words: string, at: number) =>
        raisedText(kind, words, found.charAt(at - 1)),
      ),
    plain,
  );
  const shown = EMPHASIS.reduce((found, signs) => found.replace(signs, '$1'), unstacked(raised));
  return { text: shown, media, struck };
}

// Each comment before the last end has an end, so none is read twice.
function withoutComments(text: string): string {
  const end = text.lastIndexOf('-->') + 1;
  return text.slice(0, end + 2).replace(/<!--[^]*?-->/g, '') + text.slice(end + 2);
}

/**
 * `[link|https://…|words]`, `[product|IF145-002|words|new_window=true]`, `[https://…|words]`,
 * `[br]`, or plain text in brackets.
 */
function linkText(inside: string, media: HtmlMedia[]): string {
  const parts = inside.split('|').filter((part) => !/^\w+=\w+$/.test(part));
  const [kind = '', target = '', said] = parts.map((part) => part.trim());
  if (kind === 'br') return '\n';
  if (parts.length === 1) return IS_ADDRESS.test(kind) ? kind : `[${inside}]`;
  if (MEDIA.has(kind.toLowerCase())) {
    media.push({
      kind: kind.toLowerCase() === 'video' ? 'video' : 'embed',
      source: IS_ADDRESS.test(target) ? target : '',
    });
    return '';
  }
  if (SILENT.has(kind.toLowerCase())) return '';
  return IS_ADDRESS.test(kind) ? target || kind : (said ?? target);
}
