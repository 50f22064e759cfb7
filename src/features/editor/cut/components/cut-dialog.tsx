import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { type Area, isWhole, type PictureCut } from '@/features/uploads/model/picture-cut';
import { Button } from '@/ui/kit/buttons/button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Tabs } from '@/ui/kit/tabs';
import type { StepMedium } from '../../pictures/model/step-media';
import { areaOf, type Selection, selectionOf } from '../model/selection';
import { CoverControls } from './cover-controls';
import { CropControls } from './crop-controls';
import { CutFrame } from './cut-frame';
import { CutPreview } from './cut-preview';

export interface CutDialogProps {
  medium: StepMedium;
  onClose: () => void;
  /** saves the picture; null for the picture as it was uploaded. An error is shown as the failure */
  onDone: (cut: PictureCut | null) => Promise<void>;
}

/** Crops and turns a picture, and covers parts of it. */
export function CutDialog({ medium, onClose, onDone }: CutDialogProps) {
  const t = useTranslations('pictureCut');
  const common = useTranslations('common');
  const picture = (medium.edit && 'original' in medium.edit && medium.edit.original) || medium.file;
  const [tab, setTab] = useState<'crop' | 'cover'>('crop');
  const [crop, setCrop] = useState<Selection | undefined>(() =>
    medium.edit?.crop ? selectionOf(medium.edit.crop) : undefined,
  );
  const [aspect, setAspect] = useState<number>();
  const [turn, setTurn] = useState<PictureCut['turn']>(medium.edit?.turn ?? 0);
  const [covers, setCovers] = useState<Area[]>(medium.edit?.covers ?? []);
  const [part, setPart] = useState<Selection>();
  const { isBusy, problem, save } = useSave(onDone, onClose);
  const cut: PictureCut = { crop: areaOf(crop) ?? null, turn, covers };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      className="max-w-3xl"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void save(isWhole(cut) ? null : cut)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'crop',
              label: t('crop'),
              content: (
                <div className="flex flex-col gap-4">
                  <CutFrame {...{ picture, covers, aspect }} selection={crop} onSelect={setCrop} />
                  <CropControls
                    {...{ picture, turn, aspect }}
                    isWhole={!crop && turn === 0}
                    onCrop={setCrop}
                    onAspect={setAspect}
                    onTurn={setTurn}
                  />
                  <CutPreview picture={picture} cut={cut} />
                </div>
              ),
            },
            {
              value: 'cover',
              label: t('cover'),
              content: (
                <div className="flex flex-col gap-4">
                  <CutFrame {...{ picture, covers }} selection={part} onSelect={setPart} />
                  <CoverControls
                    {...{ part, covers }}
                    onCovers={(next) => {
                      setCovers(next);
                      setPart(undefined);
                    }}
                  />
                </div>
              ),
            },
          ]}
        />
        {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
      </div>
    </Dialog>
  );
}

function useSave(onDone: CutDialogProps['onDone'], onClose: () => void) {
  const t = useTranslations('editor');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (cut: PictureCut | null) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onDone(cut);
      onClose();
    } catch (error) {
      setProblem(problemOf(error) ?? t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, save };
}

/** The reason at a field, which says more than the error as a whole. */
const problemOf = (error: unknown) =>
  error instanceof ApiError ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined;
