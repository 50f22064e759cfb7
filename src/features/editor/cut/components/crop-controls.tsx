import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { centerCrop, makeAspectCrop } from 'react-image-crop';
import type { PictureCut } from '@/features/uploads/model/picture-cut';
import type { PictureView } from '@/shared/pictures/picture';
import { Button } from '@/ui/kit/buttons/button';
import { Select } from '@/ui/kit/fields/select';
import { nextTurn, type Selection } from '../model/selection';

const SHAPES = [
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['1:1', 1],
] as const;
const FIRST_FRAME_PERCENT = 90;

interface CropControlsProps {
  picture: PictureView;
  aspect: number | undefined;
  turn: PictureCut['turn'];
  isWhole: boolean;
  onCrop: (crop: Selection | undefined) => void;
  onAspect: (aspect: number | undefined) => void;
  onTurn: (turn: PictureCut['turn']) => void;
}

/** The shape of the frame, and the way up of the picture. */
export function CropControls({
  picture: { width, height },
  aspect,
  turn,
  isWhole,
  onCrop,
  onAspect,
  onTurn,
}: CropControlsProps) {
  const t = useTranslations('pictureCut');
  const choose = (name: string) => {
    const chosen = SHAPES.find(([each]) => each === name)?.[1];
    onAspect(chosen);
    if (!chosen) return;
    const frame = makeAspectCrop({ unit: '%', width: FIRST_FRAME_PERCENT }, chosen, width, height);
    onCrop(centerCrop(frame, width, height) as Selection);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="flex flex-col gap-1 text-sm font-semibold">
        <span>{t('shape')}</span>
        <Select
          value={SHAPES.find(([, each]) => each === aspect)?.[0] ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{t('free')}</option>
          {SHAPES.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Button variant="secondary" onClick={() => onTurn(nextTurn(turn))}>
        <RotateCw aria-hidden />
        <span>{t('turn')}</span>
      </Button>
      <Button
        variant="ghost"
        aria-disabled={isWhole}
        onClick={() => {
          onAspect(undefined);
          onCrop(undefined);
          onTurn(0);
        }}
      >
        {t('whole')}
      </Button>
    </div>
  );
}
