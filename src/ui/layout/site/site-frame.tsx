import type { ReactNode } from 'react';
import { operatorLinks, siteFacts } from '@/i18n/operator-settings';
import { FooterWords } from './own-words';
import { SiteBody } from './site-body';
import { SocialLinks } from './social-links';

/**
 * Header, content and footer of every page outside the viewer and the dashboard. Pages do not add a
 * `main`.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <SiteBody
      site={siteFacts()}
      social={
        <>
          <FooterWords />
          <SocialLinks addresses={operatorLinks()} />
        </>
      }
    >
      {children}
    </SiteBody>
  );
}
