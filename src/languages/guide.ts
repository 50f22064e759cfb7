import type { ProjectLanguage } from '@/shared/interface/languages';
import { guide as de } from './de/guide';
import { guide as en } from './en/guide';
import { guide as es } from './es/guide';
import { guide as fr } from './fr/guide';
import { guide as pt } from './pt-BR/guide';
import type { GuideWords } from './types';

export const GUIDE_WORDS: Record<ProjectLanguage, GuideWords> = { en, 'pt-BR': pt, es, fr, de };
