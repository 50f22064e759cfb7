import type { TextColumns, TextLists } from '@/features/projects/model/texts/project-texts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { plainTextLists, type PlainTexts } from './plain-head';

const BLANK: TextColumns = {
  name: '',
  description: '',
  category: '',
  tags: [],
  parts: [],
  tools: [],
};

/** A project of a test with the lists that answers have beside its texts in the primary language. */
export const withTextLists = <T extends object>(
  project: T,
  texts: PlainTexts = {},
): T & TextLists => {
  const known = { ...BLANK, languages: ['en'] as ProjectLanguage[], ...project };
  return { ...project, ...plainTextLists({ ...known, texts }) };
};
