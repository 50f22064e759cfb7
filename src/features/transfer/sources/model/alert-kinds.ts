import { LINE_KINDS, type LineKind } from '@/features/projects/model/lines/lines';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';

/** Names of GitHub, Obsidian, Docusaurus, MkDocs and Hugo; those of danger as they are shown. */
const NAMES: Record<LineKind, string> = {
  danger: 'danger error bug failure fail missing critical severe',
  warning: 'warning warn attention',
  caution: 'caution',
  note: 'note info information important todo success check done question help faq example quote abstract summary',
  tip: 'tip hint',
};
const KINDS = new Map<string, LineKind>([
  ...PROJECT_LANGUAGES.flatMap((lang) =>
    LINE_KINDS.map((kind) => [foldText(signalWord(kind, lang)), kind] as const),
  ),
  ...LINE_KINDS.flatMap((kind) => NAMES[kind].split(' ').map((name) => [name, kind] as const)),
]);
/** Signs at the beginning of a box, as of Notion and ReadMe. */
const SIGNS = new Map<string, LineKind>([
  ...[...'🚨⛔🛑☠💀🔥'].map((sign) => [sign, 'danger'] as const),
  ...[...'⚠🚧❗‼'].map((sign) => [sign, 'warning'] as const),
  ...[...'ℹ📝📌📘🗒'].map((sign) => [sign, 'note'] as const),
  ['💡', 'tip'],
]);
const LEADING_SIGN = /^\s*(\p{Extended_Pictographic})\uFE0F?\s*/u;

/** The kind of an alert that one of these words names; the first one counts. */
export const kindOf = (...words: readonly string[]): LineKind | undefined =>
  words.map((word) => KINDS.get(foldText(word))).find((kind) => kind !== undefined);

/** The kind of an alert that begins with a sign, and its text without it. */
export function signedKind(text: string): { kind: LineKind; text: string } | undefined {
  const [whole = '', sign = ''] = LEADING_SIGN.exec(text) ?? [];
  const kind = SIGNS.get(sign);
  return kind && { kind, text: text.slice(whole.length) };
}
