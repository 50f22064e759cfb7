const LINK = /\[([^[\]\n]{1,1000})\]/g;
const IS_ADDRESS = /^https?:\/\//i;
const SILENT = new Set(['image', 'video', 'title', 'embed', 'widget', 'toc', 'code', 'quote']);

/** A text in iFixit's wiki markup as people read it. */
export function wikiText(text: string): string {
  return text
    .replace(LINK, (_, inside: string) => linkText(inside))
    .replace(/^={2,6}\s*(.*?)\s*={2,6}\s*$/gm, '$1')
    .replace(/^\s*[*#]+\s+/gm, '• ')
    .replace(/'{2,5}/g, '')
    .replace(/~~([^~\n]+)~~|\+\+([^+\n]+)\+\+|\^\^([^^\n]+)\^\^|,,([^,\n]+),,|``([^`\n]+)``/g, (_, ...said: (string | undefined)[]) => said.slice(0, 5).find((each) => typeof each === 'string') ?? '')
    .replace(/<br\s*\/?>/gi, '\n');
}

/** `[link|https://…|words]`, `[product|IF145-002|words|new_window=true]`, `[https://…|words]`, `[br]`, or just words in brackets. */
function linkText(inside: string): string {
  const parts = inside.split('|').filter((part) => !/^\w+=\w+$/.test(part));
  const [kind = '', target = '', said] = parts.map((part) => part.trim());
  if (kind === 'br') return '\n';
  if (parts.length === 1) return IS_ADDRESS.test(kind) ? kind : `[${inside}]`;
  if (SILENT.has(kind.toLowerCase())) return '';
  return IS_ADDRESS.test(kind) ? target || kind : said ?? target;
}
