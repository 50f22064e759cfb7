'use client';

import { usePathname } from 'next/navigation';
import { missingDocument } from '@/i18n/routing';
import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';

export default function NotFound() {
  return <NotFoundMessage kind={missingDocument(usePathname()) === 'guide' ? 'guide' : 'page'} />;
}
