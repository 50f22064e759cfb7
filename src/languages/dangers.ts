import type { ProjectLanguage } from '@/shared/interface/languages';
import { dangers as de } from './de/dangers';
import { dangers as en } from './en/dangers';
import { dangers as es } from './es/dangers';
import { dangers as fr } from './fr/dangers';
import { dangers as pt } from './pt-BR/dangers';
import type { DangerWords } from './types';

export const DANGERS: Record<ProjectLanguage, DangerWords> = { en, 'pt-BR': pt, es, fr, de };
