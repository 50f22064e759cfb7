import type { ProjectLanguage } from '@/shared/interface/languages';
import { durations as de } from './de/durations';
import { durations as en } from './en/durations';
import { durations as es } from './es/durations';
import { durations as fr } from './fr/durations';
import { durations as pt } from './pt-BR/durations';
import type { DurationWords } from './types';

export const DURATIONS: Record<ProjectLanguage, DurationWords> = { en, 'pt-BR': pt, es, fr, de };
