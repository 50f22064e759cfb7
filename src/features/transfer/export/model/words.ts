import type { ProjectLanguage } from '@/shared/interface/languages';

type Words = Record<'tools' | 'parts' | 'questions' | 'source', string>;

/** Headings of a guide as Markdown, in all languages of guides: the interface has fewer. */
export const WORDS: Record<ProjectLanguage, Words> = {
  en: { tools: 'Tools', parts: 'Parts', questions: 'Questions', source: 'Source' },
  'pt-BR': { tools: 'Ferramentas', parts: 'Peças', questions: 'Perguntas', source: 'Fonte' },
  es: { tools: 'Herramientas', parts: 'Piezas', questions: 'Preguntas', source: 'Fuente' },
  fr: { tools: 'Outils', parts: 'Pièces', questions: 'Questions', source: 'Source' },
  de: { tools: 'Werkzeuge', parts: 'Teile', questions: 'Fragen', source: 'Quelle' },
};
