import type { ProjectLanguage } from '@/shared/interface/languages';

/** The searchable texts of a guide. */
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
