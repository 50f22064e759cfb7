import { PICTURE_ERRORS } from '@/features/uploads/contract';
import { contract } from '@/shared/http/contract';
import { settingsPatch, settingsView } from './schema';

export const settingsCalls = {
  read: contract({
    method: 'GET',
    path: '/site/settings',
    scope: 'operate',
    summary:
      'What the site is called and looks like, who may read it, and what menu, footer and programs are shown.',
    answer: settingsView,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/settings',
    scope: 'operate',
    summary: 'Changes some of it, on every page, within a second.',
    body: settingsPatch,
    answer: settingsView,
    errors: ['file_too_large', ...PICTURE_ERRORS],
  }),
};
