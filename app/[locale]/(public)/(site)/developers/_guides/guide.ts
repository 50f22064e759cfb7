import type { Messages } from '@/i18n/messages';

/**
 * A how-to page. Its texts are in the messages, by its slug and the ids of its steps; its code is
 * the same in every language.
 */
export type Guide = {
  slug: keyof Messages['developerGuides'];
  /** `code` of a page that node runs is one program; `runs` is node when absent */
  steps: readonly { id: string; code?: string; runs?: 'shell' | 'terminal' | 'node' | 'html' }[];
};
