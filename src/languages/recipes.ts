import type { ProjectLanguage } from '@/shared/interface/languages';
import { recipes as de } from './de/recipes';
import { recipes as en } from './en/recipes';
import { recipes as es } from './es/recipes';
import { recipes as fr } from './fr/recipes';
import { recipes as pt } from './pt-BR/recipes';

/** Words of categories that recipes are in. */
export const RECIPES: Record<ProjectLanguage, string> = { en, 'pt-BR': pt, es, fr, de };
