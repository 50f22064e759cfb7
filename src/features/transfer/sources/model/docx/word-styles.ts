import { LINE_KINDS, type LineKind } from '@/features/projects/model/lines/lines';
import { signalKindOf } from './signal-kinds';
import { isOn, isTrue, walkXml } from './word-xml';

/** How paragraphs of a style are read: a heading of a level, a line of a kind, or left out. */
export type WordRole = 'title' | 'contents' | number | LineKind;
export type WordStyles = {
  /** The language of the document as it is written there. */
  lang: string | undefined;
  roles: ReadonlyMap<string, WordRole>;
  /** The styles whose text is hidden; '' stands for text without a style. */
  hidden: ReadonlySet<string>;
};

type Style = { name: string; basedOn?: string; level?: number; isHidden?: boolean };

/** Styles may be based on each other; a longer chain is a circle. */
const CHAIN_MAX = 12;
const LEVEL_MAX = 6;

/** The styles of `word/styles.xml`. */
export function stylesIn(xml: string): WordStyles {
  const styles = new Map<string, Style>();
  let lang: string | undefined;
  const defaults: Style = { name: '' };
  let style: Style | undefined;
  let isDefault = false;
  let withoutStyle = '';
  walkXml(xml, {
    open: ({ name, attributes }) => {
      const value = attributes['w:val'];
      if (name === 'w:docDefaults') [style, isDefault] = [defaults, true];
      if (name === 'w:style') {
        const id = attributes['w:styleId'] ?? '';
        style = { name: '' };
        styles.set(id, style);
        isDefault = isTrue(attributes['w:default'] ?? '0') && attributes['w:type'] === 'paragraph';
        if (isDefault) withoutStyle = id;
      }
      if (name === 'w:lang' && isDefault) lang = value ?? lang;
      if (!style) return;
      if (name === 'w:name') style.name = value ?? '';
      if (name === 'w:basedOn' && value !== undefined) style.basedOn = value;
      if (name === 'w:outlineLvl') style.level = Number(value) + 1;
      if (name === 'w:vanish') style.isHidden = isOn(attributes);
    },
    close: (name) => {
      if (name === 'w:docDefaults' || name === 'w:style') [style, isDefault] = [undefined, false];
    },
  });
  const roles = new Map<string, WordRole>();
  const hidden = new Set<string>();
  for (const id of styles.keys()) {
    const chain = chainOf(id, styles);
    const role = chain.map(roleOf).find((each) => each !== undefined);
    if (role !== undefined && role !== 'text') roles.set(id, role);
    const { isHidden } = chain.find((each) => each.isHidden !== undefined) ?? defaults;
    if (isHidden) hidden.add(id);
  }
  if (withoutStyle === '' ? defaults.isHidden : hidden.has(withoutStyle)) hidden.add('');
  return { lang, roles, hidden };
}

/** A style and those that it is based on. */
function chainOf(id: string, styles: ReadonlyMap<string, Style>): Style[] {
  const chain: Style[] = [];
  for (
    let style = styles.get(id);
    style && chain.length < CHAIN_MAX;
    style = styles.get(style.basedOn ?? '')
  )
    chain.push(style);
  return chain;
}

/** Word writes the names of its own styles in English, whatever its language. */
function roleOf({ name, level }: Style): WordRole | 'text' | undefined {
  if (/^title$/i.test(name)) return 'title';
  if (/^subtitle$/i.test(name)) return 'text';
  if (/^(?:toc|contents|table of (?:figures|authorities)|index) ?\w*(?: heading)?$/i.test(name))
    return 'contents';
  const [, heading] = /^heading (\d)$/i.exec(name) ?? [];
  if (heading !== undefined) return Math.min(Number(heading), LEVEL_MAX);
  if (level !== undefined) return level >= 1 && level <= 9 ? Math.min(level, LEVEL_MAX) : 'text';
  return name
    .split(/[^\p{L}]+/u)
    .map((word) => signalKindOf(word))
    .find((kind) => kind !== undefined);
}

/** The ids under which the converter knows the styles (docx-html.ts). */
export const styleIdOf = (role: WordRole): string =>
  typeof role === 'number' ? `Heading${role}` : `makerstep-${role}`;

/** Elements of HTML for the styles. */
export const STYLE_MAP: readonly string[] = [
  'p.makerstep-contents => !',
  ...(['title', ...LINE_KINDS] as const).map((role) => `p.makerstep-${role} => p.${role}:fresh`),
  ...Array.from({ length: LEVEL_MAX }, (_, at) => `p.Heading${at + 1} => h${at + 1}:fresh`),
];
