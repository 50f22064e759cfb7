import type { ProjectLanguage } from '@/shared/interface/languages';

/**
 * The server's messages by `field.language`: the server names entries by their index in the sent
 * list, which is the project's order of languages. A message for a whole field goes to the primary
 * language.
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
