import { type HtmlContent, HtmlReader, type LinkText } from './html-reader';
import { withoutPlainSigns } from './plain-signs';

const MAY_BE_HTML = /<[a-z!/]|&#?[a-z\d]/i;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const TAG = /<(?:!|\/?[a-z])/i;
/** Escaped HTML: it begins and ends with a tag, or contains a line break tag. */
const ESCAPED =
  /^\s*<(?:!--|(?:p|div|ol|ul|h\d|span|strong|b|em|figure|section)[\s>])[^]*>\s*$|<br\s*\/?>/i;
/** An unescaped ampersand: then `&amp;` is meant literally. */
const BARE_AMPERSAND = /&(?=\s|$)/;

/**
 * Entities that browsers accept without a semicolon, where they are hardly a word or a query
 * parameter.
 */
const UNENDED = new RegExp(
  [
    '&(?:amp|lt|gt|quot)(?=\\s)',
    '&(?:times|copy|reg)(?=\\s)',
    '&(?:[AEIOUaeiou](?:grave|acute|circ|uml)|[ANOano]tilde|[Aa]ring|[Cc]cedil|[Oo]slash)(?![=;])',
    '&(?:frac(?:12|14|34)|sup[123]|ord[fm]|szlig|nbsp|deg(?!ree))(?![=;])',
  ].join('|'),
  'g',
);

/**
 * The plain text of a text with HTML. Text that only looks like a tag (`<head>` in a guide about
 * HTML) stays.
 */
export const htmlText = (text: string): string => htmlContent(text).text;

/** Text of HTML, with its pictures and videos. */
export function htmlContent(raw: string): HtmlContent {
  const text = raw.replace(UNENDED, (found) => `${found};`);
  const plain: HtmlContent = { text, pictures: [], media: [], struck: [] };
  if (!MAY_BE_HTML.test(text)) return plain;
  const marked = withoutPlainSigns(text);
  if (TAG.test(marked)) return spaced(new HtmlReader(marked).read());
  if (!ENTITY.test(text)) return plain;
  const content = spaced(
    new HtmlReader(
      BARE_AMPERSAND.test(text)
        ? withoutPlainSigns(text.replace(/&(?=(?:amp|lt|gt|quot);)/g, '&amp;'))
        : marked,
    ).read(),
  );
  return ESCAPED.test(content.text) ? htmlContent(content.text) : content;
}

/** Inline HTML in Markdown, whose spaces are significant. */
export const inlineContent = (html: string, link: LinkText): HtmlContent =>
  new HtmlReader(withoutPlainSigns(html), link).read();

export const blockContent = (html: string, link: LinkText): HtmlContent =>
  spaced(inlineContent(html, link));

const spaced = (content: HtmlContent): HtmlContent => ({
  ...content,
  text: content.text.replace(/[^\S\n]+/g, ' '),
});
