import { callApi, callTable } from '@/browser/api/call-api';
import type { Sending } from '@/features/projects/ui/api';
import { edit } from '@/features/projects/ui/edits';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { TextsBody, TranslationBody, TranslationFormat } from '../schema';

const CALL = '/dashboard/projects/{id}/translations';

/** A file for translators: the project's texts with their translations. */
export function readTranslation(
  projectUid: string,
  query: { format: TranslationFormat; from: ProjectLanguage; to: ProjectLanguage },
) {
  return callTable(CALL, { params: { id: projectUid }, query });
}

/** Imports such a file into the draft; newer texts stay unless the body requests otherwise. */
export function sendTranslation(projectUid: string, body: TranslationBody) {
  return callApi('POST', CALL, {
    params: { id: projectUid },
    query: { draft: 'true' },
    body,
  });
}

/** Writes translations of any texts of a guide in one language into its draft. */
export const changeTexts = (projectUid: string, body: TextsBody, sending: Sending = {}) =>
  edit(
    projectUid,
    callApi('PATCH', '/dashboard/projects/{id}/texts', {
      params: { id: projectUid },
      query: { draft: 'true' },
      body,
      ...sending,
    }),
  );
