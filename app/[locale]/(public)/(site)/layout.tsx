import type { ReactNode } from 'react';
import { SiteFrame } from '@/ui/layout/site/site-frame';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
