import { USE_AMOUNT_MAX, USE_UNIT_MAX } from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';
import type { DraftItem, DraftUse } from '../draft-guide';
import type { CookedEntry } from './cooklang-text';

/** An ingredient where a step names it. */
type Named = CookedEntry & { step: number };
type Group = { first: Named; named: Named[]; total: number | undefined };
type Parts = { parts: string[]; fixed: DraftItem[]; usesOf: (step: number) => DraftUse[] };

/**
 * The ingredients of a recipe, each once, and where its steps use them. Amounts of one ingredient in
 * one unit are added up. A name alone is a mention of an entry with an amount, and uses none of it.
 */
export function partsOf(named: readonly Named[], lang: ProjectLanguage): Parts {
  const { format } = new Intl.NumberFormat(lang, {
    maximumSignificantDigits: 4,
    useGrouping: false,
  });
  const measured = new Set(
    named.filter((each) => each.quantity !== '' && !each.isReference).map(({ name }) => name),
  );
  const groups = new Map<string, Group>();
  const references: Named[] = [];
  for (const each of named) {
    if (each.isReference || (measured.has(each.name) && each.quantity === ''))
      references.push(each);
    else addTo(groups, each);
  }
  const all = [...groups.values()];
  const byStep = new Map<number, Map<number, DraftUse>>();
  const use = ({ step }: Named, index: number, amount?: DraftUse['amount']) => {
    const uses = byStep.get(step) ?? new Map<number, DraftUse>();
    byStep.set(step, uses);
    const same = uses.get(index);
    if (same?.amount && amount?.unit === same.amount.unit)
      same.amount.value = Math.min(same.amount.value + amount.value, USE_AMOUNT_MAX);
    else if (!same) uses.set(index, { list: 'parts', index, ...(amount ? { amount } : {}) });
  };
  for (const [index, { named: each, total }] of all.entries()) {
    const isShared = total !== undefined && each.some(({ step }) => step !== each[0]?.step);
    for (const one of each) use(one, index, isShared ? storable(one) : undefined);
  }
  const places = new Map(all.map(({ first }, index) => [first.name, index]));
  for (const one of references) {
    const [index, amount] = [places.get(one.name), storable(one)];
    if (index !== undefined && amount) use(one, index, amount);
  }
  return {
    parts: all.map((group) => lineOf(group, format)),
    fixed: all.flatMap(({ first }, index): DraftItem[] =>
      first.isFixed ? [{ list: 'parts', index }] : [],
    ),
    usesOf: (step) => [...(byStep.get(step)?.values() ?? [])],
  };
}

function addTo(groups: Map<string, Group>, each: Named): void {
  const { name, entry, preparation, amount, isFixed } = each;
  const key = JSON.stringify(amount ? [name, preparation, amount.unit, isFixed] : entry);
  const group = groups.get(key);
  if (!group) groups.set(key, { first: each, named: [each], total: amount?.value });
  else {
    group.named.push(each);
    if (group.total !== undefined) group.total += amount?.value ?? 0;
  }
}

/** As it is written, or with the sum of several amounts. */
function lineOf({ first, named, total }: Group, format: Intl.NumberFormat['format']): string {
  if (named.length === 1 || total === undefined) return first.entry;
  const words = [format(total), first.amount?.unit, first.name];
  return [words.filter(Boolean).join(' '), first.preparation].filter(Boolean).join(', ');
}

const storable = ({ amount }: Named): DraftUse['amount'] =>
  amount && amount.value <= USE_AMOUNT_MAX && lengthOf(amount.unit ?? '') <= USE_UNIT_MAX
    ? { ...amount }
    : undefined;
