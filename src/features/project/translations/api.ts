import { callApi, callTable } from '@/client/api/call-api';
import type { ProjectLanguage } from '@/shared/languages';
import type { TranslationBody, TranslationFormat } from './schema';

const CALL = '/dashboard/projects/{id}/translations';

/** A project's texts with their translations as a file for translators. */
export function readTranslation(
  projectUid: string,
  query: { format: TranslationFormat; from: ProjectLanguage; to: ProjectLanguage },
) {
  return callTable(CALL, { params: { id: projectUid }, query });
}

/** Writes what such a file brings; what is newer is left unless the body says otherwise. */
export function sendTranslation(projectUid: string, body: TranslationBody) {
  return callApi('POST', CALL, { params: { id: projectUid }, body });
}
