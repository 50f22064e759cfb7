import { BOLD_END, BOLD_START, withStars } from '@/shared/text/formatting-write';

const LINES = /^(?:P|DIV|LI|UL|OL|H[1-6]|TR|BLOCKQUOTE|PRE|SECTION|ARTICLE|TABLE)$/;
const SILENT = /^(?:SCRIPT|STYLE|TEMPLATE|HEAD|TITLE|NOSCRIPT|IFRAME|OBJECT|SVG)$/;
const PASTED_MAX = 200_000;

/**
 * The formatting of copied HTML as this product has it: bold words, lists and links. Undefined
 * where there is none, so that the browser pastes the plain text.
 */
export function pastedText(html: string, hasLinks: boolean): string | undefined {
  if (html.length > PASTED_MAX) return undefined;
  // The document is inert: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = withStars(textIn(body, hasLinks, false))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /^- |\*\*|\]\(https:/m.test(text) ? text : undefined;
}

function textIn(node: Node, hasLinks: boolean, isBold: boolean): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += (child.textContent ?? '').replace(/\s+/g, ' ');
    if (!(child instanceof Element) || SILENT.test(child.tagName)) continue;
    text += elementText(child, hasLinks, isBold);
  }
  return text;
}

function elementText(element: Element, hasLinks: boolean, isBold: boolean): string {
  const { tagName } = element;
  if (tagName === 'BR') return '\n';
  const bold = isBoldElement(element);
  const inside = textIn(element, hasLinks, bold ?? isBold);
  const address = tagName === 'A' && hasLinks ? (element.getAttribute('href') ?? '') : '';
  const words =
    /^https:\/\/[^\s()<>"'`\\[\]]+$/.test(address) && /^[^[\]*]+$/.test(inside.trim())
      ? `[${inside.trim()}](${address})`
      : inside;
  const said = bold === true && !isBold ? `${BOLD_START}${words}${BOLD_END}` : words;
  if (tagName === 'LI') return `\n- ${said.trim().replace(/\n+/g, ' ')}\n`;
  return LINES.test(tagName) ? `\n${said}\n` : said;
}

/** Google Docs puts everything into a `<b>` of normal weight. */
function isBoldElement(element: Element): boolean | undefined {
  const weight = element instanceof HTMLElement ? element.style.fontWeight : '';
  if (weight !== '') return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return /^(?:B|STRONG)$/.test(element.tagName) ? true : undefined;
}
