import { Languages, List, Maximize, Minimize, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/shared/paths';
import type { ViewerState } from '../model/viewer-state';

interface ViewerToolbarProps {
  projectUid: string;
  isReady: boolean;
  hasLanguages: boolean;
  fullscreen: { isSupported: boolean; isOn: boolean; toggle: () => void };
  onClose: () => void;
  onOpen: (overlay: ViewerState['overlay']) => void;
  className?: string;
}

const SIZE = 'size-12 [&_svg]:size-6';

/** What one needs now and then; the step itself needs none of it. */
export function ViewerToolbar({ projectUid, isReady, hasLanguages, fullscreen, onClose, onOpen, className }: ViewerToolbarProps) {
  const t = useTranslations('viewer');
  return (
    <div className={cn('flex shrink-0 items-center justify-between gap-1', className)}>
      {isReady
        ? <IconButton label={t('close')} onClick={onClose} className={cn(SIZE, '-ml-2')}><X aria-hidden /></IconButton>
        : <a href={paths.project(projectUid)} aria-label={t('close')} className={cn(buttonStyles({ variant: 'ghost' }), 'px-0', SIZE, '-ml-2')}><X aria-hidden /></a>}
      <IconButton label={t('summary')} disabled={!isReady} onClick={() => onOpen('summary')} className={SIZE}><List aria-hidden /></IconButton>
      {hasLanguages && <IconButton label={t('language')} disabled={!isReady} onClick={() => onOpen('language')} className={SIZE}><Languages aria-hidden /></IconButton>}
      {fullscreen.isSupported && (
        <IconButton label={fullscreen.isOn ? t('fullscreenOff') : t('fullscreenOn')} onClick={fullscreen.toggle} className={cn(SIZE, '-mr-2')}>
          {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
