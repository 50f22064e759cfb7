import fc from 'fast-check';
import {
  type TranslationFile,
  type TranslationUnit,
  writable,
} from '@/features/translations/model/unit';
import { type AppError } from '@/shared/http/app-error';
import { harmlessText } from '@/shared/text/text';

export const LANGUAGES = { from: 'en', to: 'pt-BR' } as const;
export const unit = (number: number, source: string, target = ''): TranslationUnit => ({
  id: `step.${number}.description`,
  context: `step ${number}: description`,
  source,
  target,
  isOld: false,
  max: 500,
  hasLines: true,
});

/** Texts as the form stores them, with characters that are difficult in files. */
const stored = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      '=1+1',
      "'=1+1",
      "''-x",
      '-5 °C',
      '@home',
      '+',
      "'",
      '"quoted", twice',
      'two\nlines',
      'a;b\tc',
      '<b>&amp;</b>',
      ']]>',
      '‘’',
      '👩‍👩‍👧',
      '\u2028 x',
      '1e5',
      ' ',
      '\ufffe',
      'Größe → ½',
      'a\u0085b',
    ),
  )
  .map((text) => writable(harmlessText(text.replace(/[\ud800-\udfff]/g, '')).trim()));
export const written = stored.filter((text) => text !== '');
export const units = fc
  .array(fc.tuple(written, stored), { minLength: 1, maxLength: 12 })
  .map((texts) => texts.map(([source, target], index) => unit(index, source, target)));

export const problemOf = (read: () => TranslationFile) => {
  try {
    return read().units.map(({ problem }) => problem);
  } catch (error) {
    return (error as AppError).fields?.['text'];
  }
};
