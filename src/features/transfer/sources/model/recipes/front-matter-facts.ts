import { GuideKind } from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { DraftGuide, DraftItem } from '../draft-guide';
import { type Fields, isFields, listOf } from '../json-ld/json-values';
import { servingsText, yieldFrom } from '../yields';

/** Fields that only recipes have. */
const SERVINGS = ['servings', 'serves', 'recipeYield', 'portions'];
const PLACE = /^(part|tool)\.([1-9]\d{0,2})$/;

/** Kind, yield and fixed amounts in front matter, and lines for the description with the rest. */
export function recipeFactsOf(
  fields: Fields,
  lang: ProjectLanguage,
): Pick<DraftGuide, 'kind' | 'yield' | 'fixed'> & { facts: string[] } {
  const isRecipe =
    fields['kind'] === 'recipe' ||
    fields['type'] === 'recipe' ||
    SERVINGS.some((name) => textOf(fields[name]) !== '');
  const fixed = listOf(fields['fixed']).flatMap((place): DraftItem[] => {
    const [, list, number] = PLACE.exec(textOf(place)) ?? [];
    return list ? [{ list: list === 'part' ? 'parts' : 'tools', index: Number(number) - 1 }] : [];
  });
  return {
    ...(isRecipe ? { kind: GuideKind.Recipe } : {}),
    ...(fixed.length > 0 ? { fixed } : {}),
    ...yieldIn(fields, lang),
  };
}

/** Ours is an amount with its unit; others write a number or a text. */
function yieldIn(fields: Fields, lang: ProjectLanguage): ReturnType<typeof yieldFrom> {
  const made = fields['yield'];
  if (isFields(made) && typeof made['amount'] === 'number')
    return { yield: { amount: made['amount'], unit: textOf(made['unit']) }, facts: [] };
  const whole = isFields(made) ? `${textOf(made['amount'])} ${textOf(made['unit'])}` : textOf(made);
  return yieldFrom(
    [whole, ...SERVINGS.map((name) => servingsText(textOf(fields[name]), lang))],
    lang,
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
