import { callApi } from '@/browser/api/call-api';
import type { SettingsPatch } from '../identity/schema';

/** Changes what the site is called and looks like. */
export function changeSettings(input: SettingsPatch) {
  return callApi('PATCH', '/site/settings', { body: input });
}
