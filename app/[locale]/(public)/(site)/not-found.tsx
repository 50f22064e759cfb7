'use client';

import { usePathname } from 'next/navigation';
import { matchRoute } from '@/shared/addresses/routes';
import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';

export default function NotFound() {
  return (
    <NotFoundMessage kind={matchRoute(usePathname()).missing === 'guide' ? 'guide' : 'page'} />
  );
}
