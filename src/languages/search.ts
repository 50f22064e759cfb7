import type { ProjectLanguage } from '@/shared/interface/languages';
import { search as de } from './de/search';
import { search as en } from './en/search';
import { search as es } from './es/search';
import { search as fr } from './fr/search';
import { search as pt } from './pt-BR/search';
import type { SearchWords } from './types';

export const SEARCH_WORDS: Record<ProjectLanguage, SearchWords> = { en, 'pt-BR': pt, es, fr, de };
