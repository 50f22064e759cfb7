import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useLoadAgain } from '@/browser/api/use-load-again';
import { Button } from '@/ui/kit/buttons/button';
import { MEDIA_PER_STEP_MAX } from '@/features/projects/constants';
import type { StepView } from '@/features/projects/steps/schema';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { splitFiles } from '@/features/uploads/model/accepted-picture';
import { UploadField } from '@/features/uploads/ui/components/upload-field';
import { STAGE_PICTURE, StagePicture } from '@/features/viewer/stage/components/step-look';
import type { PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { picturePath } from '@/shared/addresses/picture-path';
import { PANEL_KEYS } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { MarkPicture } from '../../marks/components/mark-picture';
import { usePictureQueue } from '../../pictures/hooks/picture-queue-context';
import { useStepMedia } from '../../pictures/hooks/use-step-media';
import {
  mediaOf,
  type StepMedium,
  withoutPicture,
  withPicture,
} from '../../pictures/model/step-media';
import type { WaitingFile } from '../../saving/model/draft';
import { CutPicture } from '../../cut/components/cut-picture';
import { AddedPicture } from './added-picture';
import { StepClip } from './step-clip';
import { StepMedia } from './step-media';

/**
 * Height of the frame, which shows the whole picture: --spacing-step-picture, as `sizes` takes it.
 */
const FRAME_HEIGHT = 'clamp(8rem, 24vh, 15rem)';
/** The preview has the alt text. */
const NO_WORDS: PickedText = { value: '', lang: 'en', isFallback: false };

interface StepPictureProps {
  /** undefined while the step is new: then the draft keeps its picture */
  step: StepView | undefined;
  /** the picture that is shown large */
  chosen: StepMedium | undefined;
  onChoose: (id: string) => void;
  draftKey: string;
  waitingFile: WaitingFile | undefined;
  onBusyChange: (isBusy: boolean) => void;
}

/**
 * The pictures of a step. They are saved at once, separately from the texts. Files that are too many
 * are offered as new steps.
 */
export function StepPicture({
  step,
  chosen,
  onChoose,
  draftKey,
  waitingFile,
  onBusyChange,
}: StepPictureProps) {
  const t = useTranslations('editor');
  const { dispatch } = useEditor();
  const { add } = usePictureQueue();
  const [others, setOthers] = useState<File[]>([]);
  const [coming, setComing] = useState<File[]>([]);
  const stepId = step?.id;
  const actions = useStepMedia(stepId ?? '');
  const { change } = actions;
  const chosenId = chosen?.id;
  const attach = useCallback(
    async (file: UploadedFile | null) => {
      if (!stepId) dispatch({ type: 'pictureWaiting', key: draftKey, ...(file ? { file } : {}) });
      else if (file) await change((media) => withPicture(media, file, chosenId ?? 'first'));
      else if (chosenId) await change((media) => withoutPicture(media, chosenId));
    },
    [change, chosenId, dispatch, draftKey, stepId],
  );
  const addFurther = useCallback(
    (file: UploadedFile) => change((media) => withPicture(media, file)),
    [change],
  );
  const media = step ? mediaOf(step) : [];
  /** @param isFirstTaken one of the dropped files fills the empty field */
  const takeMore = (files: File[], isFirstTaken: boolean) => {
    const isStored = step !== undefined;
    const room = MEDIA_PER_STEP_MAX - media.length - coming.length - (isFirstTaken ? 1 : 0);
    const { pictures } = splitFiles(files);
    const fitting = isStored ? pictures.slice(0, Math.max(0, room)) : [];
    setComing((known) => [...known, ...fitting]);
    setOthers(pictures.slice(fitting.length));
  };
  const announce = useCallback(
    (text: string) => dispatch({ type: 'announced', key: draftKey, text }),
    [dispatch, draftKey],
  );
  const preview = chosen?.file ?? (waitingFile && picturePath(waitingFile.url));
  const [next] = coming;
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
        onMore={takeMore}
        onBusyChange={onBusyChange}
      />
      {step && chosen && <MarkPicture stepId={step.id} medium={chosen} />}
      {chosen && (
        <StepMedia
          {...{ chosen, onChoose, actions }}
          media={actions.inOrder(media)}
          coming={coming.length}
          onAdd={(files) => takeMore(files, false)}
        />
      )}
      {chosen && !chosen.clip && <CutPicture key={chosen.id} medium={chosen} actions={actions} />}
      {step && (
        <StepClip
          clip={media.find(({ clip }) => clip)?.clip}
          hasRoom={media.length + coming.length < MEDIA_PER_STEP_MAX}
          actions={actions}
        />
      )}
      {next && (
        <AddedPicture
          key={`${next.name} ${next.lastModified} ${coming.length}`}
          file={next}
          onUploaded={addFurther}
          announce={announce}
          onEnd={() => setComing(([, ...rest]) => rest)}
        />
      )}
      {others.length > 0 && (
        <TooMany
          text={t(step ? 'media.full' : 'pictures.others', { count: others.length })}
          count={others.length}
          onMake={() => add(others)}
          onEnd={() => setOthers([])}
        />
      )}
    </div>
  );
}

interface TooManyProps {
  text: string;
  count: number;
  onMake: () => void;
  onEnd: () => void;
}

/** Pictures that the step has no room for become new steps, or are left out. */
function TooMany({ text, count, onMake, onEnd }: TooManyProps) {
  const t = useTranslations('editor.pictures');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-blueprint-soft p-3 text-sm"
    >
      <p className="min-w-40 flex-1">{text}</p>
      <Button
        size="sm"
        onClick={() => {
          onMake();
          onEnd();
        }}
      >
        {t('makeSteps', { count })}
      </Button>
      <Button size="sm" variant="ghost" onClick={onEnd}>
        {t('leaveOut')}
      </Button>
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
