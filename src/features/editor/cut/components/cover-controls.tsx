import { useTranslations } from 'next-intl';
import { COVERS_MAX } from '@/features/projects/constants';
import type { Area } from '@/features/uploads/model/picture-cut';
import { Button } from '@/ui/kit/buttons/button';
import { Chip } from '@/ui/kit/buttons/chip';
import { areaOf, type Selection } from '../model/selection';

interface CoverControlsProps {
  part: Selection | undefined;
  covers: readonly Area[];
  onCovers: (covers: Area[]) => void;
}

/** Covers the part in the frame; what is covered can be uncovered until it is published. */
export function CoverControls({ part, covers, onCovers }: CoverControlsProps) {
  const t = useTranslations('pictureCut');
  const area = areaOf(part);
  const isReady = area !== undefined && covers.length < COVERS_MAX;
  return (
    <>
      <p className="text-sm text-ink-muted">{t('coverHint')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          aria-disabled={!isReady}
          onClick={() => isReady && onCovers([...covers, area])}
        >
          {t('coverPart')}
        </Button>
        {covers.map((each, index) => (
          <Chip
            key={`${each.x} ${each.y} ${each.w} ${each.h}`}
            removeLabel={t('uncover', { number: index + 1 })}
            onRemove={() => onCovers(covers.toSpliced(index, 1))}
          >
            {t('covered', { number: index + 1 })}
          </Chip>
        ))}
      </div>
    </>
  );
}
