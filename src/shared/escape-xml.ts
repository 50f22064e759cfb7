const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML 1.0 holds it between tags and in quotes. What readers of XML would take for a plain line break keeps its own number. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replace(/[\r\u0085\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);
