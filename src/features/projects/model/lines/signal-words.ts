import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LineKind } from './lines';

/** As in ANSI Z535.6 and ISO 3864-2, and their translations. */
const WORDS: Record<ProjectLanguage, Record<LineKind, string>> = {
  en: { danger: 'Danger', warning: 'Warning', caution: 'Caution', note: 'Note', tip: 'Tip' },
  'pt-BR': {
    danger: 'Perigo',
    warning: 'Advertência',
    caution: 'Cuidado',
    note: 'Nota',
    tip: 'Dica',
  },
  es: {
    danger: 'Peligro',
    warning: 'Advertencia',
    caution: 'Precaución',
    note: 'Nota',
    tip: 'Consejo',
  },
  fr: {
    danger: 'Danger',
    warning: 'Avertissement',
    caution: 'Attention',
    note: 'Remarque',
    tip: 'Conseil',
  },
  de: { danger: 'Gefahr', warning: 'Warnung', caution: 'Vorsicht', note: 'Hinweis', tip: 'Tipp' },
};

/** The word before a line, in the language in which it is read. */
export const signalWord = (kind: LineKind, lang: ProjectLanguage): string => WORDS[lang][kind];
