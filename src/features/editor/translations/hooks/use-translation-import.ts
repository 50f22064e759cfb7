import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { readTextFile } from '@/browser/files/read-text-file';
import { readProject } from '@/features/projects/ui/api';
import { sendTranslation } from '@/features/translations/ui/api';
import type { TranslationBody, TranslationResult } from '@/features/translations/schema';
import { useEditor } from '../../shell/hooks/editor-context';

/** Failure of an import, and what the dialog can correct. */
export type TranslationFailure = { text: string; asks?: 'language' | 'languages' | 'again' };

/** The import of a translation file: selection, sending and result. */
export function useTranslationImport() {
  const t = useTranslations('editor.translations');
  const common = useTranslations('common');
  const { project, dispatch } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [fileName, setFileName] = useState<string>();
  const [failure, setFailure] = useState<TranslationFailure>();
  const [result, setResult] = useState<TranslationResult>();
  const last = useRef<TranslationBody>(undefined);

  /** Sends the file again with the new decisions. */
  const send = async (decided: Partial<TranslationBody> = {}) => {
    if (!last.current) return;
    const body = { ...last.current, ...decided };
    last.current = body;
    setBusy(true);
    setFailure(undefined);
    try {
      setResult(await sendTranslation(project.projectUid, body));
      dispatch({ type: 'projectLoaded', project: await readProject(project.projectUid) });
    } catch (error) {
      setFailure(failureOf(error, common('errorText')));
    } finally {
      setBusy(false);
    }
  };

  const choose = async (file: File) => {
    setResult(undefined);
    setFileName(file.name);
    const text = await readTextFile(file);
    if (text === undefined) return setFailure({ text: t('notText') });
    last.current = { format: text.trimStart().startsWith('<') ? 'xliff' : 'csv', text };
    return send();
  };
  return { choose, send, isBusy, fileName, failure, result };
}

function failureOf(error: unknown, otherwise: string): TranslationFailure {
  if (!(error instanceof ApiError)) return { text: otherwise };
  if (!error.isAnswered) return { text: error.message, asks: 'again' };
  const [first] = Object.entries(error.fields);
  if (!first) return { text: error.message };
  const [field, text] = first;
  if (field === 'addLanguage') return { text, asks: 'language' };
  return field === 'from' || field === 'to' ? { text, asks: 'languages' } : { text };
}
