import type { StepType } from '@/features/projects/constants';
import type { StoredLine, StoredTimer } from '@/features/projects/model/lines/lines';
import type { StoredText } from '@/features/projects/model/states';
import type { ProjectLanguage } from '@/shared/interface/languages';

/**
 * What a version keeps of a guide. Texts are as they are stored, also those of removed languages.
 */
export type VersionContent = {
  project: {
    name: string;
    description: string;
    averageTimeMinutes: number;
    people: number;
    tools: string[];
    parts: string[];
    ref: string;
    brand: string;
    category: string;
    tags: string[];
    /** The column `texts`: see storedTextsOf. */
    texts: unknown;
    languages: ProjectLanguage[];
    alt: StoredText[];
    fileId: string | null;
    /** Where an imported guide comes from: a ProjectSource or null. */
    source: unknown;
  };
  steps: VersionStep[];
  questions: VersionQuestion[];
};

export type VersionStep = {
  id: string;
  type: StepType;
  name: StoredText[];
  description: StoredText[];
  alt: StoredText[];
  /** Missing where there are none. */
  lines?: StoredLine[];
  timers?: StoredTimer[];
  fileId: string | null;
};
export type VersionQuestion = { id: string; question: StoredText[]; answer: StoredText[] };
