'use client';

import { Play } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/shared/paths';

interface StartLinkProps {
  projectUid: string;
  label: string;
  className?: string;
}

/** Fullscreen has to be asked for while the finger is still on the button; where there is none, the viewer fills the window anyway. */
function askForFullscreen() {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Leads to the first step (specification, section 2, '/p/{projectUid}'). */
export function StartLink({ projectUid, label, className }: StartLinkProps) {
  return (
    <ButtonLink href={paths.step(projectUid, 1)} size="lg" className={className} onClick={(event) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
      if (isPlain) askForFullscreen();
    }}>
      <Play aria-hidden className="fill-current" />{label}
    </ButtonLink>
  );
}
