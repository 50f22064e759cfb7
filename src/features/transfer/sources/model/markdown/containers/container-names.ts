import { kindOf } from '../../alert-kinds';

/** A box as its first line describes it; without a name its content is ordinary text. */
export type Box = { name: string | undefined; title: string };

/** The name of a box of an unknown kind. */
const UNKNOWN = 'box';
/** Boxes of layout; their content is not set apart. */
const LAYOUT = new Set(
  'details spoiler collapse collapsible expand accordion steps step tabs tab tabitem code-group columns column row grid cards card center left right figure caption section div'.split(
    ' ',
  ),
);
const TITLE = /\b(?:title|summary|label)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A quoted word without a name. */
const QUOTED = /(?:^|\s)(?:"([^"]*)"|'([^']*)')/;
/** Tags of themes that are boxes of the kind in their options. */
const BOX_TAG = /^(?:notice|hint|callout|admonition|pageinfo|aside|box)$/i;
const CLASS =
  /^(?:(?:alert|callout|admonition|notice|hint|message|panel|box|is|bd-callout|markdown-alert|prompt)-{1,2})?(\p{L}+)$/u;

/** Of `:::name Title`, `:::name[Title]{options}`, `::: {.name title="Title"}`, `:::{name} Title`. */
export function colonBox(info: string): Box {
  const [options = ''] = /\{[^{}]*\}/.exec(info) ?? [];
  const [name = ''] = /^[\w-]+/.exec(info) ?? [];
  const rest = info.slice(name.length).replace(options, ' ');
  const [, label] = /^\s*\[(.*)\]\s*$/.exec(rest) ?? [];
  return boxOf(name, wordsIn(options), label ?? titleIn(options) ?? rest.replace(/^[\s|]+/, ''));
}

/** Of `!!! name "Title"`, with several names and options. */
export function bangBox(info: string): Box {
  const [, title = ''] = /["'](.*)["']\s*$/.exec(info) ?? [];
  const [name = '', ...others] = info
    .replace(/["'].*$/, '')
    .trim()
    .split(/\s+/);
  return boxOf(name, others, title);
}

/** Of a paired tag: `{{% notice warning "Title" %}}`, `{% hint style="danger" %}`. */
export function tagBox(tag: string, info: string): Box {
  const options = info.replace(TITLE, '');
  const [whole = '', double, single] = QUOTED.exec(options) ?? [];
  const quoted = double ?? single ?? '';
  const isKind = kindOf(...wordsIn(quoted)) !== undefined;
  const title = titleIn(info) ?? (isKind ? '' : quoted);
  const labelWords = wordsIn(isKind ? options : options.replace(whole, ' '));
  const kind = kindOf(...labelWords, title, tag === 'alert' ? 'warning' : tag);
  return (kind ?? BOX_TAG.test(tag))
    ? boxOf(kind ?? UNKNOWN, [], title)
    : { name: undefined, title: LAYOUT.has(tag) ? title : '' };
}

/** Of an element: `<aside>`, `<p class="callout danger">`; undefined for ordinary ones. */
export function elementBox(tag: string, classes: string): Box | undefined {
  const kind = kindOf(...classes.split(/\s+/).map((each) => CLASS.exec(each)?.[1] ?? ''));
  const name = kind ?? (tag === 'aside' ? UNKNOWN : undefined);
  return name === undefined ? undefined : { name, title: '' };
}

/** Of kramdown's `{: .name }`. */
export const optionsBox = (options: string): Box => boxOf('', wordsIn(options), '');

/** Options alone are layout; an unknown name is a box of an unknown kind. */
function boxOf(name: string, words: readonly string[], said: string): Box {
  const title = said.trim().replace(/^(["'])(.*)\1$/, '$2');
  const kind = kindOf(name, ...name.split('-'), ...words);
  const isLayout = kind === undefined && (name === '' || LAYOUT.has(name.toLowerCase()));
  return {
    name: isLayout ? undefined : (kind ?? UNKNOWN),
    title: kind !== undefined && kindOf(title) === kind ? '' : title,
  };
}

function titleIn(options: string): string | undefined {
  const [, double, single] = TITLE.exec(options) ?? [];
  return double ?? single;
}
const wordsIn = (options: string): string[] => options.replace(TITLE, '').match(/\p{L}+/gu) ?? [];
