import { fieldError } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { GuideKind } from '../../constants';
import { type StatedText, withOtherPrimary } from '../texts/states';
import type { GuideEntry, GuideHead, GuideYield } from './content';
import { changedTexts } from './edit-items';
import { YIELD_UNIT } from './fields';
import { itemsOf } from './uses';

/** Facts in a request; undefined ones stay. */
export type GivenFacts = {
  kind?: GuideKind | undefined;
  yield?: { amount: number; unit?: StatedText[] | undefined } | null | undefined;
  items?: { id: string; fixed: boolean }[] | undefined;
  keepTranslations?: boolean | undefined;
};

/**
 * A head with these facts; defaults are not stored.
 * @param former the primary language before the change
 * @throws {AppError} validation_failed for a part or tool that the guide does not have
 */
export function withFacts(
  head: GuideHead,
  { kind = head.kind, items = [], ...change }: GivenFacts,
  former: ProjectLanguage | undefined = head.languages[0],
): GuideHead {
  const known = new Set(itemsOf(head).map(({ id }) => id));
  const unknown = items.findIndex(({ id }) => !known.has(id));
  if (unknown >= 0) throw fieldError(`items.${unknown}.id`, 'useUnknown');
  const fixed = new Map(items.map((item) => [item.id, item.fixed]));
  const newYield = changedYield(head, change, former);
  const { kind: _kind, yield: _yield, ...others } = head;
  return {
    ...others,
    ...(items.length > 0 && {
      parts: withFixed(head.parts, fixed),
      tools: withFixed(head.tools, fixed),
    }),
    ...(kind === GuideKind.Recipe && { kind }),
    ...(newYield && { yield: newYield }),
  };
}

function changedYield(
  { yield: stored, languages }: GuideHead,
  { yield: input, keepTranslations }: Pick<GivenFacts, 'yield' | 'keepTranslations'>,
  former: ProjectLanguage | undefined,
): GuideYield | undefined {
  if (input === null) return undefined;
  const { unit: before = [] } = stored ?? {};
  const [primary] = languages;
  const unit = former === primary ? before : withOtherPrimary(before, former, primary);
  if (!input) return stored && { ...stored, unit };
  return {
    amount: input.amount,
    unit: changedTexts(unit, input.unit, YIELD_UNIT, { languages, keepTranslations }),
  };
}

const withFixed = (
  entries: readonly GuideEntry[],
  changes: ReadonlyMap<string, boolean>,
): GuideEntry[] =>
  entries.map(({ fixed: before = false, ...entry }) =>
    (changes.get(entry.id) ?? before) ? { ...entry, fixed: true } : entry,
  );
