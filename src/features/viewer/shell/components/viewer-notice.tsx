'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { LostDrawing } from '@/ui/kit/pictures/lost-drawing';
import { WrapText } from '@/ui/kit/wrap-text';
import { paths } from '@/shared/addresses/paths';

interface ViewerNoticeProps {
  title: string;
  text?: string;
  /** the link to explore */
  button: string;
  children?: ReactNode;
}

/**
 * The dialog for a project that cannot be viewed; every way out of it leads to explore
 * (docs/reference/interface.md#messages).
 */
export function ViewerNotice({ title, text, button, children }: ViewerNoticeProps) {
  const router = useRouter();
  const wayOn = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    wayOn.current?.focus();
    const leave = (event: KeyboardEvent) =>
      event.key === 'Escape' && router.replace(paths.explore());
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [router]);
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4">
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="notice-title"
        aria-describedby={text ? 'notice-text' : undefined}
        className="flex w-full max-w-md flex-col items-center gap-4 rounded-lg bg-surface p-8 text-center shadow-lift"
      >
        <LostDrawing className="w-40" />
        <h1 id="notice-title" className="text-2xl">
          {title}
        </h1>
        {text && (
          <p id="notice-text" className="text-lg text-ink-muted">
            {text}
          </p>
        )}
        <div className="mt-2 flex w-full flex-col gap-3">
          <WrapText>{children}</WrapText>
          <a
            ref={wayOn}
            href={paths.explore()}
            className={buttonStyles({ size: 'lg', variant: children ? 'secondary' : 'primary' })}
          >
            {button}
          </a>
        </div>
      </div>
    </main>
  );
}
