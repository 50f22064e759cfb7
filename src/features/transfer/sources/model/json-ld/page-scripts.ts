import { Tokenizer } from 'htmlparser2';

/** JSON within a file. */
export type Part = { text: string; offset: number };

/** Also with parameters: `application/ld+json; charset=utf-8`. */
const LD_TYPE = /^\s*application\/(?:ld\+json|json\+ld)\s*(?:;|$)/i;

/**
 * The JSON-LD of a page, as a browser finds it, and the language of the page. Ignores everything
 * else, runs nothing, and takes linear time at any depth.
 */
export function scriptsOf(page: string): { parts: Part[]; lang: string } {
  const parts: Part[] = [];
  let lang = '';
  let [name, attribute, value] = ['', '', ''];
  let attributes = new Map<string, string>();
  let part: Part | undefined;
  const slice = (start: number, end: number) => page.slice(start, end);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        [name, attributes] = [slice(start, end).toLowerCase(), new Map()];
      },
      onattribname: (start, end) => {
        [attribute, value] = [slice(start, end).toLowerCase(), ''];
      },
      onattribdata: (start, end) => {
        value += slice(start, end);
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        attributes.set(attribute, value);
      },
      onopentagend: (end) => {
        if (name === 'html') lang = attributes.get('lang') ?? attributes.get('xml:lang') ?? lang;
        part =
          name === 'script' && LD_TYPE.test(attributes.get('type') ?? '')
            ? { text: '', offset: end + 1 }
            : undefined;
        if (part) parts.push(part);
      },
      ontext: (_, end) => {
        if (part) part.text = slice(part.offset, end);
      },
      onclosetag: () => {
        part = undefined;
      },
      onselfclosingtag: () => undefined,
      ontextentity: () => undefined,
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(page);
  tokenizer.end();
  return { parts, lang };
}
