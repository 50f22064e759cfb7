const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for XML 1.0, in elements and attributes. Line breaks that parsers would normalise
 * are written as references.
 */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replace(/[\r\u0085\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);
