import { Parser } from 'htmlparser2';

/** The texts of all elements at a path such as 'Contents/Key', below the root of an XML answer. */
export function textsAt(xml: string, path: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const isThere = () => open.slice(1).join('/') === path;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        open.push(name);
        if (isThere()) texts.push('');
      },
      ontext: (text) => {
        if (isThere()) texts.push((texts.pop() ?? '') + text);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}
