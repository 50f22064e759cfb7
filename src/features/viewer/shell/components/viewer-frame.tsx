import type { CSSProperties, ReactNode, Ref } from 'react';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import type { ViewerSettings } from '../model/settings';
import type { ViewerProject } from '../model/walk';
import { SHEET, STAGE } from '../../stage/components/step-look';

interface ViewerFrameProps {
  ref: Ref<HTMLElement>;
  project: ViewerProject;
  isLarge: boolean;
  /** until hydration, what the bootstrap script has found on this device */
  textPercent: ViewerSettings['textPercent'] | undefined;
  /** on wide screens the text is beside the picture */
  isPanel: boolean;
  /** the version to be read is on its way */
  isWaiting?: boolean;
  children: ReactNode;
}

/** The whole screen of the viewer, on the creator's background colour if there is one. */
export function ViewerFrame({
  ref,
  project,
  isLarge,
  textPercent,
  isPanel,
  isWaiting = false,
  children,
}: ViewerFrameProps) {
  return (
    <main
      ref={ref}
      data-viewer="waiting"
      data-large={isLarge || undefined}
      style={
        {
          ...project.ground,
          ...(textPercent && { '--text-zoom': textPercent / 100 }),
        } as CSSProperties
      }
      className={cn(
        project.ground && 'creator-ground',
        'fixed inset-0 flex h-dvh flex-col bg-paper tiny:block tiny:overflow-y-auto',
        isPanel && 'wide:flex-row',
        isWaiting && 'invisible',
      )}
    >
      {children}
    </main>
  );
}

/** The stage of the picture, or of a text without one. */
export function ViewerStage({ children }: { children: ReactNode }) {
  return (
    <div
      className={cn(
        'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden tiny:min-h-stage',
        STAGE,
      )}
    >
      <WrapText>{children}</WrapText>
    </div>
  );
}

/** Below the stage, or beside it in wide windows: text and controls. */
export function ViewerSheet({ isPanel, children }: { isPanel: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'relative flex shrink-0 flex-col gap-1 pt-2',
        SHEET,
        'pr-safe-right-wide pb-safe-bottom pl-safe-left-wide',
        isPanel
          ? 'wide:w-viewer-panel large:wide:w-viewer-panel-large wide:border-t-0 wide:border-l wide:pl-4'
          : 'wide:flex-row wide:flex-wrap wide:items-center wide:gap-x-6 lg:wide:flex-nowrap',
      )}
    >
      <WrapText>{children}</WrapText>
    </div>
  );
}
