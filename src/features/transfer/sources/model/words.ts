import { foldText } from '@/shared/text/text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { WORDS } from '../../export/model/words';

export type Section = 'tools' | 'parts' | 'questions' | 'source';

/** Texts that are added to guides, in all languages of guides: the interface has fewer. */
export const INTRODUCTION: Record<ProjectLanguage, string> = {
  en: 'Introduction',
  'pt-BR': 'Introdução',
  es: 'Introducción',
  fr: 'Introduction',
  de: 'Einleitung',
};
export const CONCLUSION: Record<ProjectLanguage, string> = {
  en: 'Conclusion',
  'pt-BR': 'Conclusão',
  es: 'Conclusión',
  fr: 'Conclusion',
  de: 'Zum Schluss',
};
export const DO_FIRST: Record<ProjectLanguage, string> = {
  en: 'Do this first',
  'pt-BR': 'Faça isto primeiro',
  es: 'Haz esto primero',
  fr: 'À faire d’abord',
  de: 'Das zuerst',
};

type Fact = 'time' | 'yield' | 'cost' | 'video' | 'page';
/** Labels of facts without a field in a guide. */
export const FACT_WORDS: Record<ProjectLanguage, Record<Fact, string>> = {
  en: { time: 'Time', yield: 'Makes', cost: 'Estimated cost', video: 'Video', page: 'See' },
  'pt-BR': {
    time: 'Tempo',
    yield: 'Rendimento',
    cost: 'Custo estimado',
    video: 'Vídeo',
    page: 'Veja',
  },
  es: { time: 'Tiempo', yield: 'Cantidad', cost: 'Coste estimado', video: 'Vídeo', page: 'Véase' },
  fr: { time: 'Durée', yield: 'Quantité', cost: 'Coût estimé', video: 'Vidéo', page: 'Voir' },
  de: { time: 'Dauer', yield: 'Ergibt', cost: 'Geschätzte Kosten', video: 'Video', page: 'Siehe' },
};

/** A reference to content that a guide cannot show. */
export const mediaText = (
  kind: 'video' | 'embed',
  address: string,
  lang: ProjectLanguage,
): string => `${FACT_WORDS[lang][kind === 'video' ? 'video' : 'page']}: ${address}`;

/** Common headings of such lists, in addition to ours. */
const MORE: Record<Section, readonly string[]> = {
  tools: [
    'equipment',
    'tools required',
    'tools needed',
    'what you need',
    'what you’ll need',
    "what you'll need",
    'utensilios',
    'equipamento',
    'equipamentos',
    'herramientas necesarias',
    'utensilios',
    'outillage',
    'ustensiles',
    'materiel',
    'werkzeug',
    'ausrustung',
    'utensilien',
  ],
  parts: [
    'ingredients',
    'materials',
    'supplies',
    'parts list',
    'bill of materials',
    'ingredientes',
    'materiais',
    'materiales',
    'partes',
    'ingredients',
    'ingrédients',
    'fournitures',
    'materiaux',
    'matériaux',
    'zutaten',
    'material',
    'materialien',
    'bauteile',
  ],
  questions: [
    'faq',
    'frequently asked questions',
    'perguntas frequentes',
    'preguntas frecuentes',
    'foire aux questions',
    'questions frequentes',
    'haufige fragen',
  ],
  source: [],
};
const SECTIONS = new Map(
  (['tools', 'parts', 'questions', 'source'] as const).flatMap((section) =>
    [...Object.values(WORDS).map((words) => words[section]), ...MORE[section]].map(
      (word) => [foldText(word), section] as const,
    ),
  ),
);

/** The same for our own files, which only use our own headings. */
export const ownSectionOf = (heading: string, lang: ProjectLanguage): Section | undefined =>
  (['tools', 'parts', 'questions', 'source'] as const).find(
    (section) => WORDS[lang][section] === heading,
  );

/** The list that a heading introduces; undefined for any other heading. */
export const sectionOf = (heading: string): Section | undefined =>
  SECTIONS.get(foldText(heading.replace(/[:：]\s*$/, '')));

const DIRECTIONS = new Set(
  [
    ...[
      'directions',
      'instructions',
      'method',
      'steps',
      'preparation',
      'procedure',
      'how to make it',
      'how to make',
      'cooking instructions',
      'step-by-step',
      'step by step',
    ],
    ...['modo de preparo', 'modo de fazer', 'preparo', 'como fazer', 'passo a passo', 'passos'],
    ...['forma de preparo', 'modo de preparação', 'preparação'],
    ...['instrucciones', 'preparación', 'elaboración', 'procedimiento', 'pasos', 'paso a paso'],
    ...['modo de preparación', 'modo de hacerlo', 'cómo se hace'],
    ...['préparation', 'étapes', 'instructions', 'réalisation', 'marche à suivre'],
    ...['mode opératoire', 'pas à pas'],
    ...[
      'zubereitung',
      'anleitung',
      'schritte',
      'durchführung',
      'arbeitsschritte',
      'vorgehen',
      'herstellung',
      'so geht’s',
      "so geht's",
    ],
  ].map(foldText),
);

/** True if the list below a heading is the steps. */
export const isDirections = (heading: string): boolean =>
  DIRECTIONS.has(foldText(heading.replace(/[:：]\s*$/, '')));
