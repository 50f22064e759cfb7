/** Numbers in words, such as '4, 7, and 9'. */
export const numberList = (numbers: readonly number[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers.map(String));
