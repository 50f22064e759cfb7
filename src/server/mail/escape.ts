const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A plain text as it is written in HTML, also within an attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
