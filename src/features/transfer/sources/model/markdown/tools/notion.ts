import type { FrontMatter } from '../front-matter';

/** The id that Notion adds to the name of a page. */
const ID = /\s[\da-f]{32}(?=\.\w+$|$)/;
const PROPERTIES = /^(# [^\n]*\n\s*\n)((?:[^\n:]{1,60}: [^\n]*(?:\n|$))+)/;
/** Properties that a guide has, by their names in front matter; others stay in the text. */
const KNOWN =
  /^(?:tags?|categor(?:y|ies)|keywords|author|url|source|licen[sc]e|language|description|summary|duration|servings|yield|(?:total|prep|cook) time)$/;

export const withoutId = (fileName: string): string => fileName.replace(ID, '');

/** Notion writes the properties of a page below its title: as front matter, as far as guides have it. */
export function withProperties(front: FrontMatter, fileName: string): FrontMatter {
  const [, title = '', block = ''] = ID.test(fileName) ? (PROPERTIES.exec(front.body) ?? []) : [];
  if (block === '') return front;
  const fields = { ...front.fields };
  const left = block.split('\n').map((line) => {
    const [name = '', ...words] = line.split(': ');
    if (!KNOWN.test(name.toLowerCase())) return line;
    fields[name.toLowerCase().replace(' ', '_').replace(/^tag$/, 'tags')] = words.join(': ').trim();
    return '';
  });
  const rest = front.body.slice(title.length + block.length);
  return { ...front, fields, body: title + left.join('\n') + rest };
}
