import type { ProjectLanguage } from '@/shared/languages';

/** What a guide is found by. */
export type RawGuide = {
  language: ProjectLanguage;
  name: string;
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  parts: string[];
  steps: string[];
};
