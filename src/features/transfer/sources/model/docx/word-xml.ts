import { Parser } from 'htmlparser2';

/** The usual prefixes of the namespaces, transitional and strict; files may choose others. */
const PREFIXES: readonly [RegExp, string][] = [
  [/\/wordprocessingml\/(?:2006\/)?main$/, 'w'],
  [/\/drawingml\/(?:2006\/)?main$/, 'a'],
  [/\/drawingml\/(?:2006\/)?picture$/, 'pic'],
  [/\/drawingml\/(?:2006\/)?wordprocessingDrawing$/, 'wp'],
  [/\/(?:chart|2014\/chartex)$/, 'c'],
  [/\/drawingml\/(?:2006\/)?diagram$/, 'dgm'],
  [/\/officeDocument\/(?:2006\/)?math$/, 'm'],
  [/\/officeDocument\/(?:2006\/)?relationships$/, 'r'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/wordprocessingShape$/, 'wps'],
  [/:schemas-microsoft-com:vml$/, 'v'],
  [/:schemas-microsoft-com:office:office$/, 'o'],
];

export type Attributes = Readonly<Record<string, string>>;
/** An element by its usual name, with its place in the text of the file. */
export type WordElement = { name: string; attributes: Attributes; start: number; end: number };
export type WordVisitor = {
  open?: (element: WordElement) => void;
  text?: (text: string) => void;
  /** @param end behind the element */
  close?: (name: string, end: number) => void;
};

/** Word's own documents stay below 100. */
const DEPTH_MAX = 400;

/**
 * Walks through a part of a Word document in linear time.
 * @throws {RangeError} nested too deeply
 */
export function walkXml(xml: string, { open, text, close }: WordVisitor): void {
  const prefixes = new Map<string, string>();
  const names = new Map<string, string>();
  const usual = (name: string): string => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const at = name.indexOf(':');
    const prefix = prefixes.get(at < 0 ? '' : name.slice(0, at));
    const found = prefix === undefined ? name : `${prefix}:${name.slice(at + 1)}`;
    names.set(name, found);
    return found;
  };
  const declare = (key: string, uri: string): void => {
    const prefix = PREFIXES.find(([pattern]) => pattern.test(uri))?.[1];
    if (prefix === undefined) return;
    prefixes.set(key.slice('xmlns:'.length), prefix);
    names.clear();
  };
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > DEPTH_MAX) throw new RangeError('Nested too deeply.');
        for (const key in attributes)
          if (key.startsWith('xmlns')) declare(key, attributes[key] ?? '');
        const known: Record<string, string> = {};
        for (const key in attributes)
          known[key.includes(':') ? usual(key) : key] = attributes[key] ?? '';
        open?.({
          name: usual(name),
          attributes: known,
          start: parser.startIndex,
          end: parser.endIndex + 1,
        });
      },
      ontext: (words) => text?.(words),
      onclosetag: (name) => {
        depth -= 1;
        close?.(usual(name), parser.endIndex + 1);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The value of a switch such as `<w:vanish/>`. */
export const isOn = (attributes: Attributes): boolean => isTrue(attributes['w:val'] ?? 'true');

export const isTrue = (value: string): boolean => !['0', 'false', 'off', 'none'].includes(value);
