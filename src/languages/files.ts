import type { ProjectLanguage } from '@/shared/interface/languages';
import { files as de } from './de/files';
import { files as en } from './en/files';
import { files as es } from './es/files';
import { files as fr } from './fr/files';
import { files as pt } from './pt-BR/files';
import type { FileWords } from './types';

export const FILE_WORDS: Record<ProjectLanguage, FileWords> = { en, 'pt-BR': pt, es, fr, de };
