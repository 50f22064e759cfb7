import type { CSSProperties, ReactNode, Ref } from 'react';
import { cn } from '@/components/ui/cn';
import type { ViewerSettings } from '../model/settings';
import type { ViewerProject } from '../model/walk';

interface ViewerFrameProps {
  ref: Ref<HTMLElement>;
  project: ViewerProject;
  isLarge: boolean;
  textPercent: ViewerSettings['textPercent'];
  /** on wide screens the text stands beside the picture */
  isPanel: boolean;
  children: ReactNode;
}

/** The whole screen of the viewer, on the creator's ground where they have chosen one. */
export function ViewerFrame({
  ref,
  project,
  isLarge,
  textPercent,
  isPanel,
  children,
}: ViewerFrameProps) {
  return (
    <main
      ref={ref}
      data-viewer="waiting"
      data-large={isLarge || undefined}
      data-creator={project.creatorUid}
      style={{ ...project.ground, '--text-zoom': textPercent / 100 } as CSSProperties}
      className={cn(
        project.ground && 'creator-ground',
        'fixed inset-0 flex h-dvh flex-col bg-paper tiny:block tiny:overflow-y-auto',
        isPanel && 'wide:flex-row',
      )}
    >
      {children}
    </main>
  );
}
