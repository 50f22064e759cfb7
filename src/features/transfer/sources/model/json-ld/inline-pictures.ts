/** Inline pictures as `data:` addresses. Shorter ones stay in the text. */
const DATA = /data:image\/[a-z\d.+-]{1,40}(?:;[a-z\d=-]{1,40}){0,4};base64,[a-z\d+/=%_-]{200,}/gi;
const HEAD = 'data:image/*;picture=';
const PLACEHOLDER = /^data:image\/\*;picture=(\d+)$/;

/** Replaces long addresses by short ones, so that the length of a text is that of its words. */
export function liftPictures(text: string): {
  text: string;
  addressOf: (source: string) => string;
} {
  const lifted: string[] = [];
  const short = text.replace(DATA, (address) => HEAD + (lifted.push(address) - 1));
  return {
    text: short,
    addressOf: (source) => lifted[Number(PLACEHOLDER.exec(source)?.[1] ?? -1)] ?? source,
  };
}

const BASE64 = /^data:[^,]{0,200};base64,/i;

export const isInline = (source: string): boolean => /^data:/i.test(source);

/** The bytes of such an address, not validated. */
export function inlineBytes(source: string): Buffer {
  const [head] = BASE64.exec(source) ?? [];
  if (head !== undefined)
    return Buffer.from(
      source.slice(head.length).replaceAll('%2B', '+').replaceAll('%2F', '/'),
      'base64',
    );
  return Buffer.from(source.slice(source.indexOf(',') + 1));
}
