import type { Messages } from '@/i18n/messages';

/** A page that tells how something is done, step by step. Its texts stand in the messages below its slug and the ids of its steps; its code is the same in every language. */
export type Guide = {
  slug: keyof Messages['developerGuides'];
  /** `code` of a page that node runs is one program; `runs` is node when absent */
  steps: readonly { id: string; code?: string; runs?: 'shell' | 'terminal' | 'node' | 'html' }[];
};
