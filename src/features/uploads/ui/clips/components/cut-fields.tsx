import { ImageIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { Slider } from '@/ui/kit/fields/slider';
import { CUT_STEP_SECONDS, type Cut, withEnd, withStart } from '../../../model/clip-cut';

interface CutFieldsProps {
  /** of the video, in seconds */
  duration: number;
  cut: Cut;
  /** the time of the cover, in seconds */
  cover: number;
  /** false where the browser cannot shorten, and the video fits */
  isCuttable: boolean;
  onCut: (cut: Cut) => void;
  /** shows the frame at a time */
  onSeek: (seconds: number) => void;
  /** takes the shown frame as the cover */
  onCover: () => void;
}

/** Start and end of a clip, and its cover. */
export function CutFields(props: CutFieldsProps) {
  const { duration, cut, cover, isCuttable, onCut, onSeek, onCover } = props;
  const t = useTranslations('upload.clip');
  const format = useFormatter();
  const seconds = (value: number) =>
    format.number(value, {
      style: 'unit',
      unit: 'second',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const ends = [
    { label: t('start'), value: cut.start, move: withStart, shown: 'start' },
    { label: t('end'), value: cut.end, move: withEnd, shown: 'end' },
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      {isCuttable ? (
        ends.map(({ label, value, move, shown }) => (
          <div key={shown} className="flex items-center gap-4 text-sm">
            <span aria-hidden className="w-12 shrink-0 font-semibold">
              {label}
            </span>
            <Slider
              label={label}
              value={value}
              valueText={seconds(value)}
              min={0}
              max={duration}
              step={CUT_STEP_SECONDS}
              onValueChange={(wanted) => {
                const next = move(cut, wanted, duration);
                onCut(next);
                onSeek(next[shown]);
              }}
            />
            <span aria-hidden className="w-20 shrink-0 text-end tabular-nums">
              {seconds(value)}
            </span>
          </div>
        ))
      ) : (
        <p className="text-sm text-ink-muted">{t('asItIs')}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {t('cover', { time: seconds(cover) })}
        </p>
        <Button variant="secondary" size="sm" onClick={onCover}>
          <ImageIcon aria-hidden />
          <span>{t('useAsCover')}</span>
        </Button>
      </div>
    </div>
  );
}
