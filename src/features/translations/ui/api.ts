import { callApi, callTable } from '@/browser/api/call-api';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { TranslationBody, TranslationFormat } from '../schema';

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
