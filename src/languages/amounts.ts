import type { ProjectLanguage } from '@/shared/interface/languages';
import { amounts as de } from './de/amounts';
import { amounts as en } from './en/amounts';
import { amounts as es } from './es/amounts';
import { amounts as fr } from './fr/amounts';
import { amounts as pt } from './pt-BR/amounts';
import type { AmountWords } from './types';

export const AMOUNT_WORDS: Record<ProjectLanguage, AmountWords> = { en, 'pt-BR': pt, es, fr, de };
