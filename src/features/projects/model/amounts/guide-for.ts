import { fieldError } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { FILE_WORDS } from '@/languages/files';
import type { PublicProject } from '../../schema';
import { FACTOR_MAX, FACTOR_MIN, amountText, scaledLine, textOf } from './scale-line';
import { spoonsOf } from './guide-amounts';
import { readScalable } from './read-scalable';

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,4})?$/;

/**
 * A guide with the lines of its parts for another yield than the written one, and words for it.
 * @param asked of an address: an amount of the yield, or how many times where the guide has none
 * @throws {AppError} validation_failed for what is no such amount
 */
export function guideFor(
  project: PublicProject,
  asked: string | null,
): { guide: PublicProject; made: (lang: ProjectLanguage) => string | undefined } {
  if (asked === null)
    return {
      guide: project,
      made: (lang) => (project.yield ? madeText(project, lang, project.yield.amount) : undefined),
    };
  const written = project.yield?.amount ?? 1;
  const amount = AMOUNT.test(asked) ? Number(asked.replace(',', '.')) : 0;
  const factor = amount / written;
  if (factor < FACTOR_MIN || factor > FACTOR_MAX)
    throw fieldError('for', 'forAmount', {
      min: Number((written * FACTOR_MIN).toPrecision(4)),
      max: Number((written * FACTOR_MAX).toPrecision(4)),
    });
  const line = (text: string, lang: ProjectLanguage, index: number): string => {
    const measures = project.items[index]?.fixed ? undefined : readScalable(text, lang);
    if (!measures) return text;
    if (measures.length === 0 && factor !== 1)
      return `${text} (${madeText(project, lang, written)})`;
    const words = spoonsOf(lang, measures);
    return textOf(scaledLine(text, measures, { factor, words }, lang));
  };
  const [primary = 'en'] = project.languages;
  const scaled = new Set(
    project.items.filter(({ kind, fixed }) => kind === 'part' && !fixed).map(({ id }) => id),
  );
  const guide = {
    ...project,
    yield: project.yield && { ...project.yield, amount },
    parts: project.parts.map((text, index) => line(text, primary, index)),
    partLists: project.partLists.map(({ lang, values }) => ({
      lang,
      values: values.map((text, index) => line(text, lang, index)),
    })),
    steps: project.steps.map((step) => ({
      ...step,
      uses: step.uses.map((use) =>
        use.amount && scaled.has(use.item)
          ? { ...use, amount: { ...use.amount, value: rounded(use.amount.value * factor) } }
          : use,
      ),
    })),
  };
  return { guide, made: (lang) => madeText(project, lang, amount) };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** 'for 40 rolls'; '× 2' for a guide that does not say what it makes. */
function madeText(
  { yield: makes, languages }: Pick<PublicProject, 'yield' | 'languages'>,
  lang: ProjectLanguage,
  amount: number,
): string {
  const number = amountText(amount, lang);
  if (!makes) return `× ${number}`;
  const { value } = pickText(makes.unit, lang, languages);
  return [FILE_WORDS[lang].for, number, value].filter(Boolean).join(' ');
}
