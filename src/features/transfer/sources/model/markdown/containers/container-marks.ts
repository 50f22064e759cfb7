import { kindOf } from '../../alert-kinds';
import { bangBox, type Box, colonBox, elementBox, optionsBox, tagBox } from './container-names';

/** The first line of a box. */
export type Mark = {
  box: Box;
  /** The words after it. */
  first: string;
  /** End of the box. */
  until:
    | 'indented'
    | 'blank'
    /** `opens` and `closes` count on a line without its indentation. */
    | { opens: RegExp; closes: RegExp; isEndless?: true };
};

const COLONS = /^(:{3,})[ \t]*(\S.*?)[ \t]*:*$/;
/** pymdown's blocks; other lines of slashes are text. */
const SLASHES = /^\/{3,}[ \t]*([a-z][\w-]*.*)$/i;
const BANGS = /^(?:!!!|\?\?\?\+?|===[!+]?(?= ["']))[ \t]+(\S.*)$/;
const DOCSIFY = /^([!?])> +(\S.*)$/;
const OPTIONS = /^\{:([^{}]*)\}$/;
/** AsciiDoc's paragraphs. */
const CAPITALS = /^(NOTE|TIP|IMPORTANT|CAUTION|WARNING|DANGER): +(\S.*)$/;
const TAG = /^(?:\{\{[<%]|\{%)-?[ \t]*([a-z][\w-]{0,40})([^{}]*?)[ \t]*-?[>%]\}?\}(.*)$/i;
/** Tags whose content is code. */
const OF_CODE = /^(?:highlight|raw|code|mermaid|katex|comment)$/i;
const ELEMENT = /^<(aside|p|div)\b((?:[^<>"']|"[^"<]{0,500}"|'[^'<]{0,500}'){0,500})>(.*)$/i;
const CLASSES = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))/i;
const FENCE = /^(`{3,}|~{3,})(?:\{([\w-]+)\}[ \t]*(.*)|ad-([\w-]+))$/;

/** True if a fence of code with this language is a box (MyST, Obsidian Admonition). */
export const isBoxLanguage = (language: string): boolean =>
  /^ad-/.test(language) ||
  kindOf(language.slice(1, -1)) !== undefined ||
  language === '{admonition}';

/** A line of colons alone ends a box. */
export const isColonEnd = (line: string): boolean => /^:{3,}[ \t]*$/.test(line);

/** The first line of a box, without its indentation; undefined for any other line. */
export function markOf(line: string): Mark | undefined {
  const [, , info] = COLONS.exec(line) ?? [];
  if (info !== undefined)
    return {
      box: colonBox(info),
      first: '',
      until: { opens: /^:{3,}[ \t]*[^\s:]/g, closes: /^:{3,}[ \t]*$/g, isEndless: true },
    };
  const [, block = ''] = SLASHES.exec(line) ?? [];
  if (kindOf(/^\w+/.exec(block)?.[0] ?? ''))
    return {
      box: colonBox(block),
      first: '',
      until: { opens: /^\/{3,}[ \t]*[^\s/]/g, closes: /^\/{3,}[ \t]*$/g },
    };
  const [, bang] = BANGS.exec(line) ?? [];
  if (bang !== undefined)
    return {
      box: line.startsWith('===') ? { ...bangBox(bang), name: undefined } : bangBox(bang),
      first: '',
      until: 'indented',
    };
  return paragraphMark(line) ?? tagMark(line) ?? fenceMark(line);
}

function paragraphMark(line: string): Mark | undefined {
  const [, sign, words = ''] = DOCSIFY.exec(line) ?? CAPITALS.exec(line) ?? [];
  const named = { '!': 'warning', '?': 'tip' }[sign ?? ''] ?? sign;
  if (named !== undefined)
    return { box: { name: kindOf(named), title: '' }, first: words, until: 'blank' };
  const [, options] = OPTIONS.exec(line) ?? [];
  return options === undefined
    ? undefined
    : { box: optionsBox(options), first: '', until: 'blank' };
}

function tagMark(line: string): Mark | undefined {
  const [, tag, info = '', first = ''] = TAG.exec(line) ?? [];
  if (tag !== undefined && !OF_CODE.test(tag) && !/^end/.test(tag))
    return {
      box: tagBox(tag.toLowerCase(), info),
      first,
      until: {
        opens: new RegExp(`\\{[{%][<%]?-?[ \\t]*${tag}(?![\\w-])`, 'gi'),
        closes: new RegExp(
          `\\{(?:\\{[<%][ \\t]*/[ \\t]*|%-?[ \\t]*end)${tag}[ \\t]*-?[>%]\\}?\\}`,
          'gi',
        ),
      },
    };
  const [, element, attributes = '', inside = ''] = ELEMENT.exec(line) ?? [];
  const [, double, single, bare] = CLASSES.exec(attributes) ?? [];
  const box = element && elementBox(element.toLowerCase(), double ?? single ?? bare ?? '');
  return box
    ? {
        box,
        first: inside,
        until: {
          opens: new RegExp(`<${element}\\b`, 'gi'),
          closes: new RegExp(`</${element}\\s{0,9}>`, 'gi'),
        },
      }
    : undefined;
}

function fenceMark(line: string): Mark | undefined {
  const [, fence = '', name, title = '', admonition] = FENCE.exec(line) ?? [];
  if (fence === '' || (name !== undefined && !isBoxLanguage(`{${name}}`))) return undefined;
  const info = name === undefined ? (admonition ?? '') : `{${name}} ${title}`;
  return {
    box: name === 'admonition' ? colonBox(`box ${title}`) : colonBox(info),
    first: '',
    until: { opens: /(?!)/g, closes: new RegExp(`^${fence.charAt(0)}{${fence.length},}$`, 'g') },
  };
}
