import type { ReactNode } from 'react';
import { CONTENT_ID } from '@/browser/navigation/arrive';
import { WrapText } from '@/ui/kit/wrap-text';
import { BackToTop } from './back-to-top';
import { KeyboardHelp } from '../keyboard/keyboard-help';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from '../document/skip-link';

/**
 * Header, content and footer of every page outside the viewer and the dashboard. Pages do not add a
 * `main`.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="relative flex-1 outline-none">
        <WrapText>{children}</WrapText>
        <BackToTop />
      </main>
      <SiteFooter />
      <KeyboardHelp />
    </div>
  );
}
