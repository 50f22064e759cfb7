import {
  Flag,
  Languages,
  List,
  Maximize,
  Minimize,
  SlidersHorizontal,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { paths } from '@/shared/paths';
import type { ViewerState } from '../model/viewer-state';
import { TOOL_SIZE, ToolButton } from './tool-button';

interface ViewerToolbarProps {
  projectUid: string;
  isReady: boolean;
  hasLanguages: boolean;
  isAudioOn: boolean;
  fullscreen: { isSupported: boolean; isOn: boolean; toggle: () => void };
  onAudio: () => void;
  onClose: () => void;
  onOpen: (overlay: ViewerState['overlay']) => void;
  className?: string;
}

/** What one needs now and then; the step itself needs none of it. Where there is no room, the options have the rest. */
export const ViewerToolbar = memo(function ViewerToolbar({
  projectUid,
  isReady,
  hasLanguages,
  isAudioOn,
  fullscreen,
  onAudio,
  onClose,
  onOpen,
  className,
}: ViewerToolbarProps) {
  const t = useTranslations('viewer');
  const feedback = useTranslations('feedback');
  return (
    <div className={cn('@container shrink-0', className)}>
      <div className="-mx-2 flex items-center justify-between">
        {isReady ? (
          <ToolButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </ToolButton>
        ) : (
          <a
            href={paths.project(projectUid)}
            aria-label={t('close')}
            className={cn(buttonStyles({ variant: 'ghost' }), 'px-0', TOOL_SIZE)}
          >
            <X aria-hidden />
          </a>
        )}
        <ToolButton label={t('summary')} isDisabled={!isReady} onPress={() => onOpen('summary')}>
          <List aria-hidden />
        </ToolButton>
        <ToolButton
          label={t('audio')}
          isDisabled={!isReady}
          isPressed={isAudioOn}
          onPress={onAudio}
        >
          {isAudioOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </ToolButton>
        {hasLanguages && (
          <ToolButton
            label={t('language')}
            isDisabled={!isReady}
            onPress={() => onOpen('language')}
            className="in-data-large:@max-sm:hidden"
          >
            <Languages aria-hidden />
          </ToolButton>
        )}
        <ToolButton
          label={feedback('report')}
          isDisabled={!isReady}
          onPress={() => onOpen('report')}
        >
          <Flag aria-hidden />
        </ToolButton>
        <ToolButton label={t('options')} isDisabled={!isReady} onPress={() => onOpen('options')}>
          <SlidersHorizontal aria-hidden />
        </ToolButton>
        {fullscreen.isSupported && (
          <ToolButton
            label={fullscreen.isOn ? t('fullscreenOff') : t('fullscreenOn')}
            onPress={fullscreen.toggle}
            className="@max-xs:hidden in-data-large:@max-md:hidden"
          >
            {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          </ToolButton>
        )}
      </div>
    </div>
  );
});
