import type { ProjectLanguage } from '@/shared/languages';

/**
 * The server's messages by `field.language`: it names entries by their place in the list that was sent, which is the
 * project's order of languages. A message for a whole field stands at the primary language.
 */
export function fieldErrors(
  fields: Readonly<Record<string, string>>,
  languages: readonly ProjectLanguage[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [field = '', index = '0'] = path.split('.');
      return [`${field}.${languages[Number(index)] ?? languages[0]}`, message];
    }),
  );
}
