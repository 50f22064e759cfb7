'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { updateStep } from '@/features/project/api';
import type { StepView } from '@/features/project/step/schema';
import type { UploadedFile } from '@/features/uploads/api';
import { UploadField } from '@/features/uploads/components/upload-field';
import { picturePath } from '@/shared/picture-path';
import { useEditor } from '../hooks/editor-context';
import type { WaitingFile } from '../model/draft';
import { thumbnailPath } from '../model/thumbnail';

interface StepPictureProps {
  /** undefined while the step is new: its picture then waits in the draft */
  step: StepView | undefined;
  draftKey: string;
  waitingFile: WaitingFile | undefined;
  onBusyChange: (isBusy: boolean) => void;
}

/** The picture of a step. It is saved at once, apart from the texts. */
export function StepPicture({ step, draftKey, waitingFile, onBusyChange }: StepPictureProps) {
  const t = useTranslations('editor');
  const { project: { projectUid }, dispatch } = useEditor();
  const stepId = step?.id;
  const attach = useCallback(async (file: UploadedFile | null) => {
    if (stepId) dispatch({ type: 'pictureSaved', step: await updateStep(projectUid, stepId, { file }) });
    else dispatch({ type: 'pictureWaiting', key: draftKey, ...(file ? { file } : {}) });
  }, [dispatch, draftKey, projectUid, stepId]);
  const previewUrl = step?.file ? thumbnailPath(step.file) : waitingFile && picturePath(waitingFile.url);
  return (
    <UploadField kind="step" label={t('stepPicture')} takesPaste previewUrl={previewUrl}
      onUploaded={attach} onRemove={() => attach(null)} onBusyChange={onBusyChange} />
  );
}
