import type { ProjectLanguage } from '@/shared/interface/languages';
import { times as de } from './de/times';
import { times as en } from './en/times';
import { times as es } from './es/times';
import { times as fr } from './fr/times';
import { times as pt } from './pt-BR/times';
import type { TimeWords } from './types';

export const TIME_WORDS: Record<ProjectLanguage, TimeWords> = { en, 'pt-BR': pt, es, fr, de };
