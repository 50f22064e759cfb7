import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { IconButton } from '@/ui/kit/buttons/icon-button';

interface ZoomControlsProps {
  percent: number;
  isZoomed: boolean;
  onIn: () => void;
  onOut: () => void;
  onReset: () => void;
}

/** For readers without pinch or wheel. On touch screens only the reset is shown. */
export const ZoomControls = memo(function ZoomControls({
  percent,
  isZoomed,
  onIn,
  onOut,
  onReset,
}: ZoomControlsProps) {
  const t = useTranslations('viewer');
  return (
    <div
      role="group"
      aria-label={t('zoom')}
      className="absolute top-safe-top right-3 z-10 flex flex-col items-end gap-2 opacity-95"
    >
      <div className="hidden flex-col overflow-hidden rounded-md bg-surface shadow-lift pointer-fine:flex">
        <IconButton label={t('zoomIn')} onClick={onIn} className="-outline-offset-3">
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={onOut} className="-outline-offset-3">
          <Minus aria-hidden />
        </IconButton>
      </div>
      {isZoomed && (
        <button
          type="button"
          aria-label={t('zoomReset', { percent })}
          onClick={onReset}
          className="h-11 min-w-11 rounded-md bg-surface px-3 font-mono text-sm font-semibold shadow-lift"
        >{`${percent}%`}</button>
      )}
    </div>
  );
});
