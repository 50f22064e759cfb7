import { PICTURE_NAME } from '@/shared/pictures/picture-formats';
import { type Notice, noticeOf } from '../../notices';

/** Modules of MDX; without any, a tag of an unknown name is a word. */
const IS_MDX =
  /^(?:import\s[^\n]{0,600}['"];?[ \t]*$|export\s+(?:const|let|var|function|default)\b)/m;
const HAS_SOURCE = /\bsrc=\{/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const IMPORT = /^import\s(?:([\w$*{},\s]{1,400}?)\sfrom\s+)?['"]([^'"]{1,500})['"];?\s*$/;
const EXPORT = /^export\s+(?:const|let|var|function|default|async|class)\b/;
/** A line of a component alone, which may go on in the lines below. */
const COMPONENT = /^\s*<\/?[A-Z][\w.]*(?:\/?>|\s[^<]*)?$/;
const NAMED = /^<(\/?)([A-Z][\w.]*)/;
const LINES_MAX = 20;
const ATTRIBUTE = /\b(label|title|summary|type|alt)=(?:"([^"]{0,300})"|'([^']{0,300})')/g;
const QUOTED = /['"]([^'"\n]{1,500})['"]/;
const SOURCE = /\bsrc=\{([^{}\n]{1,600})\}/g;

/**
 * Markdown without the components and modules of MDX: their content stays, with their labels; one
 * without content is a picture, or reported. The lines keep their numbers.
 */
export function withoutJsx(text: string, report: (notice: Notice) => void): string {
  const isMdx = IS_MDX.test(text);
  if (!isMdx && !HAS_SOURCE.test(text)) return text;
  const lines = text.split('\n');
  const pictures = new Map<string, string>();
  const out: string[] = [];
  let fence = '';
  let indent = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = withoutIndent(lines[at] ?? '', indent);
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '' && mark !== '') fence = mark;
    else if (fence !== '' && mark.startsWith(fence)) fence = '';
    const imported = isMdx && fence === '' ? IMPORT.exec(line) : null;
    if (fence !== '' || mark !== '') out.push(line);
    else if (imported) {
      const [, names = '', path = ''] = imported;
      if (PICTURE_NAME.test(path)) pictures.set(names.trim(), path);
      out.push('');
    } else if (isMdx && EXPORT.test(line)) {
      out.push('');
      for (; (lines[at + 1] ?? '').trim() !== ''; at += 1) out.push('');
    } else {
      const end = isMdx ? componentEnd(lines, at, line) : undefined;
      if (end === undefined) out.push(withSources(line, pictures));
      else {
        const tag = [line, ...lines.slice(at + 1, end + 1)].join(' ').trim();
        const shown = shownTag(tag, pictures);
        if (shown === undefined) report(noticeOf('media_left_out', at + 1, tag));
        out.push(shown ?? '', ...blank(end - at));
        indent = tag.startsWith('</') || tag.endsWith('/>') ? indent : leading(lines[at] ?? '') + 2;
        at = end;
      }
    }
  }
  return out.join('\n');
}

const blank = (count: number): string[] => Array.from({ length: count }, () => '');
const leading = (line: string): number => line.length - line.trimStart().length;
/** Content of a component is indented, which would be code. */
const withoutIndent = (line: string, most: number): string =>
  line.slice(Math.min(leading(line), most));

/** The last line of a component's tag that begins on a line. */
function componentEnd(lines: readonly string[], at: number, first: string): number | undefined {
  if (!COMPONENT.test(first)) return undefined;
  for (let end = at; end < Math.min(lines.length, at + LINES_MAX); end += 1) {
    const line = end === at ? first : (lines[end] ?? '');
    if (line.trim() === '' || (end > at && line.includes('<'))) return undefined;
    if (line.trimEnd().endsWith('>')) return end;
  }
  return undefined;
}

/** The words of a tag, or a picture; undefined for a component that only the tool can show. */
function shownTag(tag: string, pictures: ReadonlyMap<string, string>): string | undefined {
  const [, slash, name = ''] = NAMED.exec(tag) ?? [];
  const attributes = new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      key,
      double ?? single ?? '',
    ]),
  );
  const title =
    attributes.get('label') ?? attributes.get('title') ?? attributes.get('summary') ?? '';
  if (name === 'Admonition')
    return slash === '/' ? ':::' : `:::${attributes.get('type') ?? 'note'} ${title}`.trimEnd();
  if (slash === '/') return '';
  if (!tag.endsWith('/>')) return title;
  const source = [...tag.split(/\s(?=[\w-]+=)/)]
    .map((part) => sourceIn(part, pictures))
    .find(Boolean);
  return source === undefined ? undefined : `![${attributes.get('alt') ?? ''}](<${source}>)`;
}

/** The picture that an attribute names, in quotes or by an import. */
function sourceIn(attribute: string, pictures: ReadonlyMap<string, string>): string | undefined {
  const value = attribute.slice(attribute.indexOf('=') + 1);
  const [, quoted = ''] = QUOTED.exec(value) ?? [];
  return PICTURE_NAME.test(quoted) ? quoted : pictures.get(value.replace(/[{}\s/>]/g, ''));
}

/** Pictures of HTML whose address is an expression. */
const withSources = (line: string, pictures: ReadonlyMap<string, string>): string =>
  line.replace(SOURCE, (whole, expression: string) => {
    const source = sourceIn(`src=${expression}`, pictures);
    return source === undefined ? whole : `src="${source}"`;
  });
