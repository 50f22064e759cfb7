import { Parser } from 'htmlparser2';

const BLOCKS = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table', 'blockquote', 'pre', 'section']);
const SILENT = new Set(['script', 'style', 'iframe', 'object', 'noscript', 'template', 'svg']);
const INLINE = ['a', 'b', 'i', 'u', 's', 'strong', 'em', 'span', 'small', 'sup', 'sub', 'font', 'code', 'img', 'td', 'th', 'tbody', 'thead', 'figure', 'figcaption'];
const KNOWN = [...BLOCKS, ...SILENT, ...INLINE].join('|');
const TAG = new RegExp(`<(?!/?(?:${KNOWN})(?:[\\s/>]|$))`, 'gi');
const IS_HTML = new RegExp(`</?(?:${KNOWN})(?:\\s[^<>]*)?/?>|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,10});`, 'i');

/** More of it is only freed from its tags: what takes HTML apart slows down with its depth. */
const PARSED_MAX = 20_000;
const ANY_TAG = /<[^<>]{0,500}>/g;

/** A text in which programs left HTML, as people read it. Signs that only look like tags (`<head>` in a guide about HTML) stay. */
export function htmlText(text: string): string {
  if (text.length > PARSED_MAX) return text.replace(ANY_TAG, ' ');
  if (!IS_HTML.test(text)) return text;
  let found = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      if (BLOCKS.has(name) && name !== 'ul' && name !== 'ol') found += '\n';
      if (name === 'li') found += '• ';
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === 'p' || name === 'div' || name === 'ul' || name === 'ol') found += '\n';
    },
    ontext(words) {
      if (silent === 0) found += words;
    },
  }, { decodeEntities: true });
  parser.write(text.replace(TAG, '&lt;'));
  parser.end();
  return found.replace(/[^\S\n]+/g, ' ');
}
