import {
  Ellipsis,
  ExternalLink,
  Flag,
  Languages,
  List,
  Maximize,
  Minimize,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { paths } from '@/shared/addresses/paths';
import type { ViewerSettings } from '../model/settings';
import type { ViewerState } from '../model/viewer-state';
import { TextSizeButtons } from '../../stage/components/text-size-buttons';
import { TOOL_SIZE, ToolButton } from './tool-button';

interface ViewerToolbarProps {
  /** of the guide's page; the others are below it */
  address: string;
  /** whether readers can report problems */
  canReport: boolean;
  /**
   * number of the step in a frame of another site: there is nothing to close there, but more room
   * elsewhere
   */
  embedStep: number | undefined;
  isReady: boolean;
  hasLanguages: boolean;
  isAudioOn: boolean;
  fullscreen: { isSupported: boolean; isOn: boolean; toggle: () => void };
  /** of the step's text; undefined without a visible text */
  textPercent: ViewerSettings['textPercent'] | undefined;
  onTextPercent: (percent: ViewerSettings['textPercent']) => void;
  onAudio: () => void;
  onClose: () => void;
  onOpen: (overlay: ViewerState['overlay']) => void;
  className?: string;
  /** shown before the menu of all other tools */
  children: ReactNode;
}

// On narrow screens the '…' menu has these.
const SOME_ROOM = 'hidden @tools:inline-flex in-data-large:hidden in-data-large:@md:inline-flex';
const MORE_ROOM = 'hidden @sm:inline-flex in-data-large:hidden in-data-large:@lg:inline-flex';
const MUCH_ROOM =
  'hidden @tools-all:inline-flex in-data-large:hidden in-data-large:@xl:inline-flex';

const LINK = cn(buttonStyles({ variant: 'ghost' }), 'px-0', TOOL_SIZE);

/** Occasional tools, which no step needs. */
export const ViewerToolbar = memo(function ViewerToolbar({
  address,
  canReport,
  embedStep,
  isReady,
  hasLanguages,
  isAudioOn,
  fullscreen,
  textPercent,
  onTextPercent,
  onAudio,
  onClose,
  onOpen,
  className,
  children,
}: ViewerToolbarProps) {
  const t = useTranslations('viewer');
  const feedback = useTranslations('feedback');
  const common = useTranslations('common');
  const fullscreenTool = fullscreen.isSupported && (
    <ToolButton
      label={fullscreen.isOn ? t('fullscreenOff') : t('fullscreenOn')}
      onPress={fullscreen.toggle}
      className={embedStep === undefined ? MUCH_ROOM : undefined}
    >
      {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </ToolButton>
  );
  return (
    <div className={cn('@container shrink-0', className)}>
      <div className="-mx-2 flex items-center justify-between">
        {embedStep !== undefined ? (
          fullscreenTool || (
            <a
              href={paths.stepBelow(address, embedStep)}
              target="_blank"
              rel="noopener"
              aria-label={`${t('openHere')} (${common('newWindow')})`}
              className={LINK}
            >
              <ExternalLink aria-hidden />
            </a>
          )
        ) : isReady ? (
          <ToolButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </ToolButton>
        ) : (
          <a href={address} aria-label={t('close')} className={LINK}>
            <X aria-hidden />
          </a>
        )}
        <ToolButton label={t('summary')} isDisabled={!isReady} onPress={() => onOpen('summary')}>
          <List aria-hidden />
        </ToolButton>
        {textPercent !== undefined && (
          <TextSizeButtons
            percent={textPercent}
            onChange={onTextPercent}
            className="in-data-large:hidden in-data-large:@sm:inline-flex"
          />
        )}
        <ToolButton
          label={t('audio')}
          isDisabled={!isReady}
          isPressed={isAudioOn}
          onPress={onAudio}
          className={SOME_ROOM}
        >
          {isAudioOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </ToolButton>
        {canReport && (
          <ToolButton
            label={feedback('report')}
            isDisabled={!isReady}
            onPress={() => onOpen('report')}
            className={SOME_ROOM}
          >
            <Flag aria-hidden />
          </ToolButton>
        )}
        {hasLanguages && (
          <ToolButton
            label={t('language')}
            isDisabled={!isReady}
            onPress={() => onOpen('language')}
            className={MORE_ROOM}
          >
            <Languages aria-hidden />
          </ToolButton>
        )}
        {embedStep === undefined && fullscreenTool}
        <WrapText>{children}</WrapText>
        <ToolButton label={t('options')} isDisabled={!isReady} onPress={() => onOpen('options')}>
          <Ellipsis aria-hidden />
        </ToolButton>
      </div>
    </div>
  );
});
