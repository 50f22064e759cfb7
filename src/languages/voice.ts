import type { ProjectLanguage } from '@/shared/interface/languages';
import { voice as de } from './de/voice';
import { voice as en } from './en/voice';
import { voice as es } from './es/voice';
import { voice as fr } from './fr/voice';
import { voice as pt } from './pt-BR/voice';
import type { VoiceWords } from './types';

export const VOICE: Record<ProjectLanguage, VoiceWords> = { en, 'pt-BR': pt, es, fr, de };
