const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes the characters that XML 1.0 cannot hold, not even as references. */
export const xmlOnly = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/**
 * Escapes a text for XML 1.0, in elements and attributes. Line breaks that parsers would normalise
 * are written as references.
 */
export const escapeXml = (text: string): string =>
  xmlOnly(text)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replace(/[\r\u0085\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);
