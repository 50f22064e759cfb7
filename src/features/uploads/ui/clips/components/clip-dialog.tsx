import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Progress } from '@/ui/kit/progress';
import {
  type ChosenClip,
  type ClipWay,
  clipSize,
  type UploadedClip,
} from '../../../model/accepted-clip';
import { coverTime, type Cut, firstCut } from '../../../model/clip-cut';
import { UploadProblem } from '../../components/upload-problem';
import { captureFrame } from '../capture-frame';
import { type SendState, useSendClip } from '../hooks/use-send-clip';
import { readChosenClip, shortenClip } from '../shorten-clip';
import { ClipPreview } from './clip-preview';
import { CutFields } from './cut-fields';

export interface ClipDialogProps {
  /** a video as it was chosen */
  file: File;
  onClose: () => void;
  /** attaches the clip to its step; an error is shown as the failure */
  onDone: (uploaded: UploadedClip) => Promise<void> | void;
}

/** Cuts a video, makes it smaller in the browser, and uploads it with its cover. */
export function ClipDialog({ file, onClose, onDone }: ClipDialogProps) {
  const t = useTranslations('upload.clip');
  const common = useTranslations('common');
  const video = useRef<HTMLVideoElement>(null);
  const { chosen, isUnreadable, fail } = useChosenClip(file);
  const [movedCut, setCut] = useState<Cut>();
  const [chosenCover, setCover] = useState<number>();
  const { state, send, cancel } = useSendClip(async (uploaded) => {
    await onDone(uploaded);
    onClose();
  });

  const way = chosen?.way;
  const cut = movedCut ?? firstCut(chosen?.seconds ?? 0);
  const cover = coverTime(cut, chosenCover);
  const isUsable = chosen && way !== 'none' && !isUnreadable;
  const use = () => {
    if (!chosen || !video.current) return;
    const shown = video.current;
    void send({
      name: file.name,
      drawPoster: async () => posterFile(file, await captureFrame(shown, cover)),
      shorten: async (progress) =>
        chosen.way === 'avc' || chosen.way === 'vp9'
          ? shortenClip(file, { codec: chosen.way, cut, size: clipSize(chosen) }, progress)
          : file.slice(0, file.size, chosen.type),
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('limits')}
      footer={
        <>
          <Button variant="ghost" onClick={state.isBusy ? cancel : onClose}>
            {common('cancel')}
          </Button>
          {isUsable && (
            <Button isBusy={state.isBusy} onClick={use}>
              {t('use')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!isUnreadable && <ClipPreview ref={video} file={file} cut={cut} onUnreadable={fail} />}
        {isUnreadable && <FieldProblem role="alert">{t('unreadable')}</FieldProblem>}
        {way === 'none' && <FieldProblem role="alert">{t('cannotShorten')}</FieldProblem>}
        <SendProgress state={state} />
        {isUsable && !state.isBusy && (
          <CutFields
            duration={chosen.seconds}
            isCuttable={way !== 'asItIs'}
            {...{ cut, cover }}
            onCut={(next) => {
              cancel();
              setCut(next);
            }}
            onSeek={(seconds) => {
              if (video.current) video.current.currentTime = seconds;
            }}
            onCover={() => {
              cancel();
              setCover(video.current?.currentTime);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Reads the file: how long and large it is, and how this browser makes a clip of it. */
function useChosenClip(file: File) {
  const [chosen, setChosen] = useState<ChosenClip & { way: ClipWay }>();
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    readChosenClip(file).then(
      (read) => !isLeft && setChosen(read),
      () => !isLeft && setUnreadable(true),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  return { chosen, isUnreadable, fail: () => setUnreadable(true) };
}

const posterFile = (file: File, picture: Blob) =>
  new File([picture], file.name.replace(/\.\w+$/, `.${picture.type.replace('image/', '')}`), {
    type: picture.type,
  });

function SendProgress({ state }: { state: SendState }) {
  const format = useFormatter();
  const t = useTranslations('upload.clip');
  if (state.isBusy)
    return (
      <div className="flex flex-col gap-2 text-sm">
        <Progress label={t('progress')} percent={state.percent} />
        <div className="flex justify-between gap-2">
          <span role="status">{t(state.phase)}</span>
          {state.percent !== undefined && (
            <span aria-hidden>{format.number(state.percent / 100, { style: 'percent' })}</span>
          )}
        </div>
      </div>
    );
  return <UploadProblem error={state.error} isFull={state.isFull} onRetry={state.retry} />;
}
