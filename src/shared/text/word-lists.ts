import { languageIn } from '../interface/languages';

/** Numbers in words, such as '4, 7, and 9'. */
export const numberList = (numbers: readonly number[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers.map(String));

/** Choices, such as 'JPEG, PNG or GIF': without a comma before 'or', as in our messages. */
export const choiceList = (choices: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(choices);

/** 'German and French' */
export const languageList = (locale: string, languages: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    languages.map((lang) => languageIn(locale, lang)),
  );
