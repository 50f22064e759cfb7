import type { Root, RootContent } from 'mdast';
import { type Notice, noticeOf } from '../../notices';

const WIKI = /(!?)\[\[([^[\]\n]{1,500})\]\]/g;
const MARKED = /==(?=\S)([^=\n]{1,1000})(?<=\S)==/g;
/** HackMD's underlined words; a plus may also be a part of a name. */
const INSERTED = /(?<![\p{L}\p{N}+])\+\+(?=\S)([^+\n]{1,1000})(?<=\S)\+\+/gu;
/** The name of a block that other notes link to. */
const BLOCK = /\s\^[a-z\d][a-z\d-]{3,60}$/i;
/** HackMD's videos and other embedded pages, and the names and colours of its quotes. */
const EMBED = /\{%\s*[a-z]{1,40}\s+([^{}%\n]{1,500}?)\s*%\}/gi;
const COLOUR = /\s?\[(?:color|time)=[^\]\n]{0,100}\]/gi;
const AUTHOR = /\[name=([^\]\n]{1,100})\]/gi;
/** Questions to other notes, whose answers are not in the file. */
const QUERIES = new Set(['dataview', 'dataviewjs', 'tasks', 'query', 'base', 'button']);
const TAGS = /^(?:#(?=[^\s#]*\p{L})[\p{L}\p{N}_/-]{1,100}\s*)+$/u;

type Report = (notice: Notice) => void;

/** Words of a text in the notations of Obsidian and HackMD, without those. */
export function plainNotes(text: string, line: number, report: Report): string {
  if (!/\[\[|==|\+\+|\^|\{%|\[(?:name|color|time)=/i.test(text)) return text;
  return text
    .replace(WIKI, (_, embed: string, inner: string) => {
      const [target = '', ...alias] = inner.split('|');
      report(noticeOf(embed === '!' ? 'media_left_out' : 'link_left_out', line, target.trim()));
      return embed === '!' ? '' : alias.join('|').trim() || titleOf(target);
    })
    .replace(EMBED, (_, address: string) => {
      report(noticeOf('media_left_out', line, address));
      return '';
    })
    .replace(MARKED, '$1')
    .replace(INSERTED, '$1')
    .replace(COLOUR, '')
    .replace(AUTHOR, '$1')
    .replace(BLOCK, '');
}

/** `folder/Note#Part` is shown as 'Note > Part'. */
const titleOf = (target: string): string => {
  const [note = '', ...parts] = target.split('#');
  return [note.split('/').at(-1) ?? '', ...parts.filter((part) => !part.startsWith('^'))]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' > ');
};

/** True for code that is a question to other notes. */
export const isQuery = (node: RootContent): boolean =>
  node.type === 'code' && QUERIES.has((node.lang ?? '').toLowerCase());

/** Takes tags from a document: paragraphs of `#tags` alone, and HackMD's heading `###### tags:`. */
export function takeTags(root: Root, textOf: (node: RootContent) => string): string[] {
  const tags: string[] = [];
  root.children = root.children.filter((node) => {
    const found = tagsIn(node, textOf);
    tags.push(...found);
    return found.length === 0;
  });
  return tags;
}

function tagsIn(node: RootContent, textOf: (node: RootContent) => string): string[] {
  if (node.type === 'paragraph') {
    const text = textOf(node).trim();
    return TAGS.test(text) ? (text.match(/[^\s#]+/g) ?? []) : [];
  }
  if (node.type !== 'heading' || node.depth < 5) return [];
  const [, words] = /^tags:\s*(\S.*)$/i.exec(textOf(node).trim()) ?? [];
  if (words === undefined) return [];
  const quoted = node.children.flatMap((child) =>
    child.type === 'inlineCode' ? [child.value] : [],
  );
  return quoted.length > 0 ? quoted : words.split(',').map((tag) => tag.trim());
}
