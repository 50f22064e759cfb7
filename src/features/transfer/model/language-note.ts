import { FILE_WORDS } from '@/languages/files';
import { languageIn, PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

/** The line below a text in another language than its document: '(in Portuguese)'. */
export const languageNote = (lang: ProjectLanguage, other: ProjectLanguage): string =>
  `(${FILE_WORDS[lang].inLanguage.replace('{language}', languageIn(lang, other))})`;

/** Every such line, which an import leaves out. */
export const LANGUAGE_NOTES: ReadonlySet<string> = new Set(
  PROJECT_LANGUAGES.flatMap((lang) => PROJECT_LANGUAGES.map((other) => languageNote(lang, other))),
);
