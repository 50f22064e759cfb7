import type { ProjectLanguage } from '@/shared/interface/languages';
import { signals as de } from './de/signals';
import { signals as en } from './en/signals';
import { signals as es } from './es/signals';
import { signals as fr } from './fr/signals';
import { signals as pt } from './pt-BR/signals';
import type { SignalWords } from './types';

export const SIGNALS: Record<ProjectLanguage, SignalWords> = { en, 'pt-BR': pt, es, fr, de };
