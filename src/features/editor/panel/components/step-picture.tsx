import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useLoadAgain } from '@/browser/api/use-load-again';
import { Button } from '@/ui/kit/buttons/button';
import { updateStep } from '@/features/projects/ui/api';
import type { StepView } from '@/features/projects/steps/schema';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { UploadField } from '@/features/uploads/ui/components/upload-field';
import { STAGE_PICTURE, StagePicture } from '@/features/viewer/stage/components/step-look';
import type { PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { picturePath } from '@/shared/addresses/picture-path';
import { PANEL_KEYS } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { usePictureQueue } from '../../pictures/hooks/picture-queue-context';
import type { WaitingFile } from '../../saving/model/draft';

/**
 * Height of the frame, which shows the whole picture: --spacing-step-picture, as `sizes` takes it.
 */
const FRAME_HEIGHT = 'clamp(8rem, 24vh, 15rem)';
/** The preview has the alt text. */
const NO_WORDS: PickedText = { value: '', lang: 'en', isFallback: false };

interface StepPictureProps {
  /** undefined while the step is new: then the draft keeps its picture */
  step: StepView | undefined;
  draftKey: string;
  waitingFile: WaitingFile | undefined;
  onBusyChange: (isBusy: boolean) => void;
}

/**
 * The picture of a step. It is saved at once, separately from the texts. Of several files, the
 * others are offered as new steps.
 */
export function StepPicture({ step, draftKey, waitingFile, onBusyChange }: StepPictureProps) {
  const t = useTranslations('editor');
  const {
    project: { projectUid },
    dispatch,
  } = useEditor();
  const { add } = usePictureQueue();
  const [others, setOthers] = useState<File[]>([]);
  const stepId = step?.id;
  const attach = useCallback(
    async (file: UploadedFile | null) => {
      if (stepId)
        dispatch({ type: 'pictureSaved', step: await updateStep(projectUid, stepId, { file }) });
      else dispatch({ type: 'pictureWaiting', key: draftKey, ...(file ? { file } : {}) });
    },
    [dispatch, draftKey, projectUid, stepId],
  );
  const announce = useCallback(
    (text: string) => dispatch({ type: 'announced', key: draftKey, text }),
    [dispatch, draftKey],
  );
  const preview = step?.file ?? (waitingFile && picturePath(waitingFile.url));
  return (
    <div data-picture className="flex flex-col gap-3">
      <UploadField
        kind="step"
        label={t('stepPicture')}
        takesPaste
        shortcut={{ keys: PANEL_KEYS.picture, text: PANEL_KEYS.picture }}
        preview={preview}
        frame={{
          className: 'h-step-picture',
          picture: preview && <ShownPicture picture={preview} />,
        }}
        announce={announce}
        onUploaded={attach}
        onRemove={() => attach(null)}
        onMore={setOthers}
        onBusyChange={onBusyChange}
      />
      {others.length > 0 && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-lg bg-blueprint-soft p-3 text-sm"
        >
          <p className="min-w-40 flex-1">{t('pictures.others', { count: others.length })}</p>
          <Button
            size="sm"
            onClick={() => {
              add(others);
              setOthers([]);
            }}
          >
            {t('pictures.makeSteps', { count: others.length })}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOthers([])}>
            {t('pictures.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** As readers see it; reloaded when the network is back. */
function ShownPicture({ picture }: { picture: PictureView | string }) {
  const { attempt, onError } = useLoadAgain();
  return typeof picture === 'string' ? (
    <img
      key={`${picture} ${attempt}`}
      src={picture}
      alt=""
      onError={onError}
      className={STAGE_PICTURE}
    />
  ) : (
    <StagePicture
      key={`${picture.key} ${attempt}`}
      file={picture}
      alt={NO_WORDS}
      sizes={`calc(${FRAME_HEIGHT} * ${(picture.width / picture.height).toFixed(3)})`}
      onError={onError}
    />
  );
}
