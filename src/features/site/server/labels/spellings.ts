import 'server-only';
import { foldText } from '@/shared/text/text';
import type { LabelKind } from '../../labels/constants';
import { listSpellings } from './repository';

type Labels = { kind: LabelKind; lang: string; names: readonly string[] };

/** The spellings of labels of a language in what readers have. */
export async function spellingsIn({ kind, lang, names }: Labels): Promise<string[]> {
  const keys = new Set(names.map(foldText));
  return (await listSpellings(kind)).flatMap((row) =>
    row.lang === lang && keys.has(foldText(row.name)) ? row.name : [],
  );
}

/** The spellings of a label in any language. */
export async function spellingsOf(kind: LabelKind, name: string): Promise<string[]> {
  const key = foldText(name);
  const all = await listSpellings(kind);
  return [...new Set(all.flatMap((row) => (foldText(row.name) === key ? row.name : [])))];
}
