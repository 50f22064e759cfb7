import { AppError, type FieldProblem } from '@/shared/http/app-error';
import type { TextsInput } from '../schema';
import { cleaned, limitProblem } from './plan';
import { type TranslationUnit, unitDigest, type Written } from './unit';

/**
 * The texts of a request that change something, by id.
 * @returns `isStale` if a source or translation is another than the client has read
 * @throws {AppError} validation_failed, naming each text that cannot be written
 */
export function checkTexts(
  units: readonly TranslationUnit[],
  texts: TextsInput['texts'],
): { written: Map<string, Written>; isStale: boolean } {
  // A timer without a name has none in any language.
  const isNamed = ({ id, source }: TranslationUnit) => source !== '' || !id.includes('.timer.');
  const known = new Map(units.filter(isNamed).map((unit) => [unit.id, unit]));
  const fields: Record<string, FieldProblem> = {};
  const seen = new Set<string>();
  const written = new Map<string, Written>();
  let isStale = false;
  for (const [index, { id, value: given, of, was, state }] of texts.entries()) {
    const unit = known.get(id);
    if (!unit || seen.has(id)) {
      fields[`texts.${index}.id`] = { key: unit ? 'idsRepeated' : 'translationUnknown' };
      continue;
    }
    seen.add(id);
    const value = cleaned(given, unit.hasLines);
    const problem = limitProblem(unit, value);
    if (problem) fields[`texts.${index}.value`] = problem;
    const isSame = value === unit.target;
    const isOther = was !== undefined && was !== unitDigest(unit.target);
    if (of !== unitDigest(unit.source) || (isOther && !isSame)) isStale = true;
    if (!isSame || (value !== '' && (state === 'old') !== unit.isOld))
      written.set(id, { value, state });
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return { written, isStale };
}
