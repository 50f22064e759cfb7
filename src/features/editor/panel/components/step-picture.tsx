import { useTranslations } from 'next-intl';
import { type ReactElement, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { AddPicture, StepMedia } from './step-media';

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
  const { dispatch, newPictures } = useEditor();
  const [others, setOthers] = useState<File[]>([]);
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
  const { coming, setComing, addFurther } = useComing(stepId, change);
  const media = step ? mediaOf(step) : [];
  const known = step ? media.length + coming.length : newPictures.length + (waitingFile ? 1 : 0);
  const room = MEDIA_PER_STEP_MAX - known;
  /** @param isFirstTaken one of the dropped files fills the empty field */
  const takeMore = (files: File[], isFirstTaken: boolean) => {
    const { pictures } = splitFiles(files);
    const fitting = pictures.slice(0, Math.max(0, room - (isFirstTaken ? 1 : 0)));
    if (step) setComing((known) => [...known, ...fitting]);
    else dispatch({ type: 'newPictures', files: [...newPictures, ...fitting] });
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
      {step && chosen && !chosen.clip && (
        <div className="flex flex-wrap gap-2">
          <MarkPicture stepId={step.id} medium={chosen} />
          <CutPicture key={chosen.id} medium={chosen} actions={actions} />
        </div>
      )}
      {chosen && (
        <StepMedia
          {...{ chosen, onChoose, actions }}
          media={actions.inOrder(media)}
          coming={coming.length}
          onAdd={(files) => takeMore(files, false)}
        />
      )}
      {!step && (
        <NewPictures
          hasFirst={waitingFile !== undefined}
          hasRoom={room > 0}
          onAdd={(files) => takeMore(files, false)}
        />
      )}
      {step && (
        <StepClip
          clip={media.find(({ clip }) => clip)?.clip}
          hasRoom={room > 0}
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
      {others.length > 0 && <TooMany files={others} onEnd={() => setOthers([])} />}
    </div>
  );
}

/**
 * The further pictures of a stored step on their way to it. When the panel closes meanwhile, they go
 * on in the queue of pictures.
 */
function useComing(stepId: string | undefined, change: ReturnType<typeof useStepMedia>['change']) {
  const { add } = usePictureQueue();
  const [coming, setComing] = useState<File[]>([]);
  const isAttaching = useRef(false);
  const addFurther = useCallback(
    async (file: UploadedFile) => {
      isAttaching.current = true;
      await change((media) => withPicture(media, file)).finally(() => {
        isAttaching.current = false;
      });
    },
    [change],
  );
  const handOver = useEffectEvent(() => {
    const left = coming.slice(isAttaching.current ? 1 : 0);
    if (stepId && left.length > 0) add(left, { to: stepId });
  });
  useEffect(() => () => handOver(), []);
  return { coming, setComing, addFurther };
}

interface NewPicturesProps {
  hasFirst: boolean;
  hasRoom: boolean;
  onAdd: (files: File[]) => void;
}

/** The further pictures of a step that is not added yet. */
function NewPictures({ hasFirst, hasRoom, onAdd }: NewPicturesProps) {
  const t = useTranslations('editor.media');
  const { newPictures, dispatch } = useEditor();
  return (
    <>
      {hasFirst && <AddPicture hasRoom={hasRoom} onAdd={onAdd} className="-ml-3 w-fit" />}
      {newPictures.length > 0 && (
        <Files
          text={t('withStep', { count: newPictures.length })}
          onEnd={() => dispatch({ type: 'newPictures', files: [] })}
        />
      )}
    </>
  );
}

/** Pictures that the step has no room for become new steps, or are left out. */
function TooMany({ files, onEnd }: { files: File[]; onEnd: () => void }) {
  const t = useTranslations('editor');
  const { add } = usePictureQueue();
  const count = files.length;
  const make = () => {
    add(files);
    onEnd();
  };
  return (
    <Files
      text={t('media.full', { count })}
      onEnd={onEnd}
      action={
        <Button size="sm" onClick={make}>
          {t('pictures.makeSteps', { count })}
        </Button>
      }
    />
  );
}

interface FilesProps {
  text: string;
  onEnd: () => void;
  /** what else can become of them */
  action?: ReactElement;
}

/** Pictures that are not sent yet, and can be left out. */
function Files({ text, onEnd, action }: FilesProps) {
  const t = useTranslations('editor.pictures');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-blueprint-soft p-3 text-sm"
    >
      <p className="min-w-40 flex-1">{text}</p>
      {action}
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
